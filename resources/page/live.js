// Replies while they are written.

const MOST_ROUNDS = 4000;  // in the page; of a longer reply the beginning goes
const MOST_AGAIN = 200;  // rounds of one line that are set anew when a mark in it may have got its partner
const FOLLOWS_PX = 60, FIGURES_MS = 200, NEW_MS = 300;

let connection = 'connecting', server = {waiting: 0, loading: null, others: []}, phase = 'none', reading = null;
let incoming = [], drawing = false, text = '', starts = [], scale = null, figuresAt = 0;

const pause = () => {};
const playing = () => false;
const roundsOver = () => rounds.length;

// The line at the bottom

function statusSentence() {
  if (connection === 'key') return 'Waiting for the key';
  if (connection === 'full') return 'Too many pages watch already. Trying again…';
  if (connection === 'lost') return 'Connection lost. Trying again…';
  if (connection === 'connecting') return 'Connecting…';
  if (phase === 'writing') return 'Writing';
  if (server.loading !== null) return `Loading the models, ${server.loading} %`;
  if (phase === 'reading') return reading ? `Reading the question, ${Math.round(reading[0] / reading[1] * 100)} %` : 'Reading the question';
  return phase === 'none' ? 'Waiting for the first message' : 'Waiting for the next message';
}

function showStatus() {
  const said = statusSentence(), open = connection === 'open', at = byId('status').textContent;
  if (at !== said) byId('status').textContent = said;
  byId('dot').className = connection === 'lost' || connection === 'full' ? 'lost' : open && (phase === 'writing' || phase === 'reading' || server.loading !== null) ? 'busy' : 'calm';
  byId('queue').textContent = open && server.waiting ? `${server.waiting} waiting in line` : '';
  byId('brief').textContent = briefFigures();
  byId('teach').hidden = connection === 'key' || phase !== 'none';
  byId('key-form').hidden = connection !== 'key';
  byId('app').classList.toggle('stale', !open && phase !== 'none');
}

/** Replies that are written beside the one in view: the question, and the end of what there is of the answer. */
function showOthers() {
  const cards = server.others.map(({question, tail, tokens}) => {
    const card = make('article', 'card other');
    const asked = make('h2', '', question ?? 'A text'), words = make('p', '', tail);
    asked.dir = words.dir = 'auto';
    card.append(asked, words, make('p', 'figure', counted(tokens, 'token')));
    return card;
  });
  byId('others').hidden = !cards.length;
  byId('others').replaceChildren(...cards);
}

function briefFigures() {
  const speed = phase === 'writing' ? speedSoFar() : trace.speed;
  const rate = phase === 'writing' ? rateSoFar() : trace.rate;
  return [speed ? `${figure(speed)} tokens/s` : '', rate === null ? '' : `${Math.round(rate * 100)} % accepted`]
    .filter(Boolean).join(' · ');
}

function speedSoFar() {
  return trace.written && trace.at > 0 ? 1000 * trace.written / trace.at : null;
}

function rateSoFar() {
  return trace.judged ? trace.accepted / trace.judged : null;
}

// A reply

function beginReply(told) {
  if (told.target !== trace.target || told.draft !== trace.draft) gaugeTop = 0;  // the dial is for one pair
  Object.assign(trace, {
    question: told.question, target: told.target, draft: told.draft, speed: null, plain: null, rate: null, drafted: 0,
    accepted: 0, judged: 0, generated: 0, written: told.written, at: 0, passes: true, finish: '', skipped: told.skipped, over: told.over,
  });
  if (told.number !== trace.number) scrollTo(0, 0);
  trace.number = told.number;
  phase = 'reading';
  reading = null;
  incoming = [];
  clearReply();
  drawWords();
  showFigures();
}

function clearReply() {
  rounds.length = roundElements.length = starts.length = 0;
  text = '';
  chosen = cursor = scale = null;
  hideInspector();
  reply.replaceChildren(...(trace.skipped ? [make('span', 'left-out', '… ')] : []));
  byId('strip').replaceChildren(make('p', 'nothing', 'Nothing written yet'));
  byId('said').textContent = '';
}

function addRound({round, plain}) {
  phase = 'writing';
  trace.plain = plain;
  trace.drafted += round.drafted;
  trace.written += round.tokens.length;
  trace.at = round.at;
  trace.passes = round.tokens.every((token) => trace.outcomes[token[OUTCOME]] !== 'untold');
  trace.accepted += round.accepted;
  trace.judged += round.accepted + round.rejected.length;
  incoming.push(round);
}

function endReply(told) {
  draw();
  phase = 'ended';
  if (told.failed) {
    byId('readout').replaceChildren(make('span', 'failed', `This reply failed. ${told.failed}`));
    byId('said').textContent = told.failed;
  } else {
    Object.assign(trace, told);
    drawWords();
    byId('said').textContent = `The reply is complete. ${byId('brief').textContent}`;
  }
  showFigures();
}

/** Set what came since the last time, and the line before it anew where a mark in it may have got its partner. */
function draw() {
  if (!incoming.length) return;
  const follows = !trace.over && reply.getBoundingClientRect().bottom <= byId('player').getBoundingClientRect().top + FOLLOWS_PX;
  if (rounds.length + incoming.length > MOST_ROUNDS) leaveOut();
  const lineStart = text.lastIndexOf('\n') + 1;
  let from = rounds.length;
  for (const round of incoming) {
    starts.push(text.length);
    rounds.push(round);
    text += round.tokens.map((token) => token[TEXT]).join('');
  }
  incoming = [];
  if (/[`*#~]/.test(text.slice(lineStart))) {
    const least = Math.max(0, from - MOST_AGAIN);
    while (from > least && starts[from] > lineStart) from -= 1;
  }
  drawFrom(from);
  drawColumns();
  const now = performance.now();
  if (now - figuresAt > FIGURES_MS) {
    figuresAt = now;
    showFigures();
  }
  if (follows) {
    const hidden = reply.getBoundingClientRect().bottom + 20 - byId('player').getBoundingClientRect().top;
    if (hidden > 0) scrollBy(0, hidden);
  }
}

function drawFrom(from) {
  const cut = cutter(prose(text), starts[from]);
  for (const element of roundElements.splice(from)) element.remove();
  for (let index = from; index < rounds.length; index += 1) {
    const element = roundElement(index, cut);
    if (rounds[index].at > trace.at - NEW_MS) element.classList.add('new');
    roundElements.push(element);
  }
  reply.append(...roundElements.slice(from));
  if (cursor && !cursor.isConnected) moveCursor(null);
}

function leaveOut() {
  const count = Math.min(rounds.length, MOST_ROUNDS / 2);
  trace.skipped += count;
  const rest = rounds.slice(count);
  clearReply();
  incoming = [...rest, ...incoming];
}

function drawColumns() {
  const strip = byId('strip'), now = stripScale();
  if (!scale || now.most > scale.most || now.slowest > scale.slowest) {
    scale = now;
    strip.replaceChildren();
  }
  while (strip.children.length < rounds.length) strip.append(columnElement(strip.children.length, scale));
  strip.setAttribute('aria-valuemax', String(rounds.length));
  strip.scrollLeft = strip.scrollWidth;
}

function showFigures() {
  const over = phase === 'ended', speed = over ? trace.speed : speedSoFar();
  fitGauge(Math.max(speed ?? 0, trace.plain ?? 0));
  showSpeed(speed, over ? trace.generated : trace.written, rounds.length + trace.skipped, over);
  showPositions(rounds.length);
  byId('strip-caption').textContent = rounds.length ? counted(rounds.length + trace.skipped, 'round') : '';
  byId('arc').classList.toggle('unknown', !speed);
}

// What is heard

function tell(told) {
  if (told.kind === 'state') {
    server = told;
    showOthers();
    const known = told.target !== null;
    if (phase === 'none' && known) Object.assign(trace, {target: told.target, draft: told.draft});
    if (phase === 'none' && known) drawWords();
  } else if (told.kind === 'reply') beginReply(told);
  else if (told.kind === 'reading') reading = [told.done, told.total];
  else if (told.kind === 'round') addRound(told);
  else if (told.kind === 'end') endReply(told);
  if (!drawing) {
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      draw();
      showStatus();
    });
  }
}

function say(how) {
  if (how === 'lost' && connection !== 'lost') byId('said').textContent = 'Connection lost. Trying again…';
  connection = how;
  showStatus();
}

/** The key, once somebody has typed it. */
function ask(refused) {
  const form = byId('key-form'), field = byId('key');
  if (refused) byId('key-why').textContent = 'The server does not take this key. Please type it again.';
  field.setAttribute('aria-invalid', String(refused));
  field.focus();
  return new Promise((resolve) => {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const key = field.value.trim();
      field.value = '';
      // No other letters fit into a header.
      if (/^[\x21-\x7e]+$/.test(key)) resolve(key);
      else resolve(ask(true));
    }, {once: true});
  });
}

function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const done = event.target === reply ? onReplyKey(event) : event.target === byId('strip') && onStripKey(event);
  if (done) event.preventDefault();
}

function setLarge(large) {
  document.documentElement.classList.toggle('large', large);
  byId('large').setAttribute('aria-pressed', String(large));
}

const LARGE = 'draftlight-large', wide = matchMedia('(min-width: 1600px)');
wide.addEventListener('change', () => kept(LARGE) === null && setLarge(wide.matches));
setLarge(kept(LARGE) === null ? wide.matches : kept(LARGE) === 'true');
byId('large').addEventListener('click', () => {
  const large = byId('large').getAttribute('aria-pressed') !== 'true';
  keep(LARGE, String(large));
  setLarge(large);
});
document.addEventListener('keydown', onKey);
connectReply();
drawLegend();
Object.assign(trace, {skipped: 0, number: 0, accepted: 0, judged: 0, over: false});
clearReply();
byId('app').hidden = false;
drawWords();
showFigures();
showStatus();
listen(tell, say, ask);
