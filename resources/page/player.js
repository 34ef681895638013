// The reply, token by token, and the player that goes through it.

const reply = byId('reply');
const roundElements = rounds.map(() => make('span', 'round'));
const lastFrame = frames.length - 1;
let at = lastFrame, chosen = null, timer = 0, cursor = null;

// The reply

/** One token as spans: as many as there are ways in which its characters are set. */
function tokenElement(index, place, rejected, pieces) {
  const token = (rejected ? rounds[index].rejected : rounds[index].tokens)[place];
  const element = make('span', `token ${trace.outcomes[token[OUTCOME]]}`);
  element.dataset.round = index;
  element.dataset.place = place;
  if (rejected) element.append(visible(token[TEXT]));
  else element.append(...pieces.map(([text, kind]) => (kind ? make('span', kind, text) : text)));
  return element;
}

/** Cuts the reply's text where its setting changes; asked for one token after the other. */
function cutter(ranges) {
  let next = 0, offset = 0;
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

function drawReply() {
  const text = rounds.map((round) => round.tokens.map((token) => token[TEXT]).join('')).join('');
  const cut = cutter(prose(text));
  rounds.forEach((round, index) => {
    const right = [], last = [];
    round.tokens.forEach((token, place) => {
      (place < round.accepted ? right : last).push(tokenElement(index, place, false, cut(token[TEXT])));
    });
    const wrong = round.rejected.map((token, place) => tokenElement(index, place, true, []));
    roundElements[index].append(...right, ...wrong, ...last);
  });
  reply.append(...roundElements);
  if (!text) reply.append(trace.text || 'This reply is empty.');
}

/** Show a round as it stood: not begun (null), with so many guesses judged, or whole. */
function drawRound(index, frame) {
  const element = roundElements[index], round = rounds[index];
  element.hidden = frame === null;
  if (frame === null) return;
  const waiting = !frame.whole;
  element.classList.toggle('waiting', waiting);
  [...element.children].forEach((token, place) => {
    const guess = place < round.accepted + round.rejected.length;
    token.hidden = waiting && !guess;
    token.classList.toggle('guess', waiting && guess && place >= frame.judged);
  });
}

// The player

let shownTo = rounds.length;  // rounds before this one are whole in the page

function show(place, {say = false} = {}) {
  if (!frames.length) return;
  at = Math.min(Math.max(place, 0), lastFrame);
  const frame = frames[at];
  const upTo = frame.round;
  for (let index = Math.min(upTo, shownTo); index < upTo; index += 1) drawRound(index, {whole: true, judged: 0});
  for (let index = upTo + 1; index <= Math.min(shownTo, rounds.length - 1); index += 1) drawRound(index, null);
  drawRound(upTo, frame);
  shownTo = upTo;
  const over = frame.whole ? upTo + 1 : upTo, whole = at === lastFrame;
  choose(whole ? null : upTo, over);
  showSpeed(whole ? trace.speed : speedAfter(over));
  showPositions(over);
  const said = caption(frame);
  byId('caption').textContent = said;
  byId('place').value = String(at);
  byId('place').setAttribute('aria-valuetext', said);
  if (say) byId('said').textContent = said;
}

/** Light up a round in the reply and in the strip. */
function choose(index, over = frames.length ? frames[at].round + (frames[at].whole ? 1 : 0) : 0) {
  if (chosen !== null) roundElements[chosen].classList.remove('chosen');
  chosen = index;
  if (index !== null) roundElements[index].classList.add('chosen');
  showRound(index, over);
}

function playing() {
  return timer !== 0;
}

function pause({say = false} = {}) {
  clearTimeout(timer);
  timer = 0;
  byId('play').textContent = 'Play';
  if (say && frames.length) byId('said').textContent = `Paused. ${caption(frames[at])}`;
}

function play() {
  moveCursor(null);
  if (at >= lastFrame) show(0);
  byId('play').textContent = 'Pause';
  wait();
}

function wait() {
  const live = byId('pace').value === 'live';
  const frame = frames[at];
  const next = live ? endOf[frame.whole ? frame.round + 1 : frame.round] : at + 1;
  if (at >= lastFrame || next === undefined) {
    pause();
    return;
  }
  const delay = live ? liveDelay(frames[next].round) : slowDelay(frame) / Number(byId('pace').value);
  clearTimeout(timer);
  timer = setTimeout(() => {
    show(next);
    roundElements[frames[at].round].lastElementChild?.scrollIntoView({block: 'nearest'});
    wait();
  }, delay);
}

function toggle() {
  if (playing()) pause({say: true});
  else play();
}

function step(count) {
  pause();
  moveCursor(null);
  show(at + count, {say: true});
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

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey || !frames.length) return;
  const where = event.target;
  let done = false;
  if (where === reply) done = onReplyKey(event);
  else if (where === byId('strip')) done = onStripKey(event);
  else if (where.tagName === 'SELECT' || (where.tagName === 'INPUT' && event.key !== ' ')) return;
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight' || event.key === 'Home' || event.key === 'End') {
    step({ArrowLeft: -1, ArrowRight: 1, Home: -frames.length, End: frames.length}[event.key]);
    done = true;
  }
  if (!done && event.key === ' ' && where.tagName !== 'BUTTON') {
    toggle();
    done = true;
  }
  if (done) event.preventDefault();
}

function connect() {
  byId('play').addEventListener('click', toggle);
  byId('back').addEventListener('click', () => step(-1));
  byId('step').addEventListener('click', () => step(1));
  byId('pace').addEventListener('change', () => playing() && wait());
  byId('place').addEventListener('input', (event) => {
    pause();
    moveCursor(null);
    show(Number(event.target.value));
  });
  document.addEventListener('keydown', onKey);
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
    trace.drafted ? compared(trace.speed, trace.plain) : '',
    trace.rate === null ? '' : `${Math.round(trace.rate * 100)} % accepted`,
    rounds.length ? counted(rounds.length, 'round') : '',
    endings[trace.finish] ?? '',
  ];
  const readout = byId('readout');
  if (trace.speed) readout.append(make('b', '', `${figure(trace.speed)} tokens/s`));
  readout.append(...details.filter(Boolean).map((detail) => make('span', '', detail)));
  for (const outcome of ['accepted', 'corrected', 'bonus', 'rejected']) {
    const item = make('li');
    item.append(make('span', `token ${outcome}`, trace.labels[trace.outcomes.indexOf(outcome)]));
    byId('legend').append(item);
  }
}

drawWords();
drawReply();
drawTick();
drawStrip((index) => {
  pause();
  choose(index);
});
byId('app').hidden = false;
showSpeed(trace.speed);
showPositions(rounds.length);
choose(null, rounds.length);
connect();
byId('player').hidden = !frames.length;
byId('place').max = String(Math.max(0, lastFrame));
byId('place').value = String(at);
byId('caption').textContent = frames.length ? 'The whole reply. Play it to see how it was guessed and checked.' : '';
