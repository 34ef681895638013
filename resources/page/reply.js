// The reply, token by token, and how one looks into it. A page that has it says how far it is (`roundsOver`) and what
// `pause` and `playing` mean there, and has an element `player` at its lower edge.

const reply = byId('reply');
const roundElements = [];
let chosen = null, cursor = null;

/** Whether a token of a round has the mark of the one before it, over the space between them. */
function joins(round, place) {
  const before = round.tokens[place - 1], token = round.tokens[place];
  if (!before || !token || before[OUTCOME] !== token[OUTCOME]) return false;
  return !`${/\s*$/.exec(before[TEXT])[0]}${/^\s*/.exec(token[TEXT])[0]}`.includes('\n');
}

/** One token: the space before it, which has no mark of its own, and its letters as they are set. */
function tokenElement(index, place, rejected, pieces) {
  const round = rounds[index], token = (rejected ? round.rejected : round.tokens)[place];
  const element = make('span', `token ${trace.outcomes[token[OUTCOME]]}`), mark = make('span', 'mark');
  const joined = !rejected && joins(round, place);
  if (joined) element.classList.add('joined');
  if (!rejected && joins(round, place + 1)) element.classList.add('joins');
  element.dataset.round = index;
  element.dataset.place = place;
  for (const [text, kind] of rejected ? [[visible(token[TEXT]), '']] : pieces) {
    const set = (part) => (kind ? make('span', kind, part) : part);
    const letters = joined || mark.hasChildNodes() ? text : text.trimStart();
    if (letters.length < text.length) element.append(set(text.slice(0, text.length - letters.length)));
    if (letters) mark.append(set(letters));
  }
  if (mark.hasChildNodes()) element.append(mark);
  return element;
}

/** Cuts the reply's text where its setting changes; asked for one token after the other, from a place in it on. */
function cutter(ranges, from = 0) {
  let next = 0, offset = from;
  return (text) => {
    const pieces = [], end = offset + text.length;
    while (offset < end) {
      while (next < ranges.length && ranges[next].end <= offset) next += 1;
      const range = ranges[next];
      const inside = range && range.start <= offset;
      const stop = Math.min(end, inside ? range.end : range ? range.start : end);
      pieces.push([text.slice(text.length - (end - offset), text.length - (end - stop)), inside ? range.kind : '']);
      offset = stop;
    }
    return pieces;
  };
}

/** A round as an element: its tokens, and before the last one what was guessed wrong there. */
function roundElement(index, cut) {
  const round = rounds[index], element = make('span', 'round');
  const right = [], last = [];
  round.tokens.forEach((token, place) => {
    (place < round.accepted ? right : last).push(tokenElement(index, place, false, cut(token[TEXT])));
  });
  const wrong = round.rejected.map((token, place) => tokenElement(index, place, true, []));
  element.append(...right, ...wrong, ...last);
  return element;
}

/** Light up a round in the reply and in the strip. */
function choose(index, over = roundsOver()) {
  if (chosen !== null) roundElements[chosen]?.classList.remove('chosen');
  chosen = index;
  if (index !== null) roundElements[index]?.classList.add('chosen');
  showRound(index, over);
}

// The inspector

function tokenFacts(element) {
  const {round, place} = element.dataset;
  return facts(Number(round), Number(place), element.classList.contains('rejected'));
}

function inspect(element) {
  const known = tokenFacts(element), card = byId('inspector');
  const opinions = known.opinions.map(({heading, rows}) => {
    const column = make('dl');
    column.append(make('dt', 'heading', heading));
    for (const [text, p] of rows) column.append(make('dt', '', text), make('dd', '', p));
    return column;
  });
  const columns = make('div', 'columns');
  columns.append(...opinions);
  card.replaceChildren(make('p', 'title', known.title), ...known.details.map((line) => make('p', 'detail', line)), columns);
  card.hidden = false;
  const rects = element.getClientRects(), rect = rects[rects.length - 1] ?? element.getBoundingClientRect();
  const left = Math.min(rect.left - 20, innerWidth - card.offsetWidth - 12);
  const below = rect.bottom + 10;
  const room = byId('player').hidden ? innerHeight : byId('player').getBoundingClientRect().top;
  const above = rects[0] ? rects[0].top : rect.top;
  card.style.left = `${Math.max(12, left)}px`;
  card.style.top = `${below + card.offsetHeight < room ? below : Math.max(12, above - card.offsetHeight - 10)}px`;
  return [known.title, ...known.details,
    ...known.opinions.map(({heading, rows}) => `${heading}: ${rows.map((row) => row.join(' ')).join(', ')}`)].join('. ');
}

function hideInspector() {
  byId('inspector').hidden = true;
}

function moveCursor(element) {
  cursor?.classList.remove('cursor');
  cursor = element;
  if (!element) {
    hideInspector();
    return;
  }
  element.classList.add('cursor');
  element.scrollIntoView({block: 'nearest'});
  choose(Number(element.dataset.round));
  byId('said').textContent = inspect(element);
}

function moveCursorBy(count) {
  const tokens = [...reply.querySelectorAll('.round:not([hidden]) > .token:not([hidden])')].filter((t) => t.offsetParent);
  const place = cursor && tokens.includes(cursor) ? tokens.indexOf(cursor) + count : count > 0 ? 0 : tokens.length - 1;
  if (tokens.length) moveCursor(tokens[Math.min(Math.max(place, 0), tokens.length - 1)]);
}

// Hands and keys

function onReplyKey(event) {
  const moves = {ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity};
  if (event.key === 'Escape') moveCursor(null);
  else if (event.key in moves) {
    pause();
    moveCursorBy(moves[event.key]);
  } else return false;
  return true;
}

function onStripKey(event) {
  const last = rounds.length - 1, here = chosen ?? last;
  const moves = {
    ArrowLeft: here - 1, ArrowDown: here - 1, ArrowRight: chosen === null ? last : here + 1,
    ArrowUp: chosen === null ? last : here + 1, Home: 0, End: last,
  };
  if (!(event.key in moves) || !rounds.length) return false;
  pause();
  choose(Math.min(Math.max(moves[event.key], 0), last));
  return true;
}

function connectReply() {
  reply.addEventListener('pointerover', (event) => {
    const token = event.target.closest('.token');
    if (token && !playing()) inspect(token);
  });
  reply.addEventListener('pointerleave', hideInspector);
  reply.addEventListener('click', (event) => {
    const token = event.target.closest('.token');
    if (!token || !getSelection().isCollapsed) return;
    pause();
    moveCursor(token);
  });
  reply.addEventListener('blur', () => moveCursor(null));
  addEventListener('scroll', hideInspector, {passive: true});
  for (const [id, name] of [['show-rejected', 'no-rejected'], ['show-colours', 'no-colours']]) {
    byId(id).addEventListener('click', (event) => {
      const on = event.target.getAttribute('aria-pressed') !== 'true';
      event.target.setAttribute('aria-pressed', String(on));
      reply.classList.toggle(name, !on);
    });
  }
}

function drawWords() {
  const question = byId('question');
  question.textContent = trace.question ?? '';
  question.hidden = !trace.question;
  byId('pair').textContent = trace.draft ? `${trace.target}, helped by ${trace.draft}` : trace.target;
  const endings = {length: 'Ended at the token limit', context: 'Ended because the context is full', cancelled: 'Stopped'};
  const details = [
    trace.speed ? `${figure(trace.speed)} tokens/s` : '',
    compared(trace.speed)?.words ?? '',
    trace.rate === null ? '' : `${Math.round(trace.rate * 100)} % accepted`,
    endings[trace.finish] ?? '',
  ];
  const readout = byId('readout');
  readout.replaceChildren();
  const count = written(trace.generated, trace.rounds.length + (trace.skipped ?? 0));
  if (count) readout.append(make('b', '', count));
  readout.append(...details.filter(Boolean).map((detail) => make('span', '', detail)));
}

function drawLegend() {
  for (const outcome of ['accepted', 'corrected', 'bonus', 'rejected']) {
    const item = make('li');
    item.append(make('span', `token mark ${outcome}`, trace.labels[trace.outcomes.indexOf(outcome)]));
    byId('legend').append(item);
  }
}
