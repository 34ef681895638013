// The player that goes through the reply.

const lastFrame = frames.length - 1;
let at = lastFrame, timer = 0;

/** How many rounds are over at this moment. */
function roundsOver() {
  return frames.length ? frames[at].round + (frames[at].whole ? 1 : 0) : 0;
}

function drawReply() {
  const text = rounds.map((round) => round.tokens.map((token) => token[TEXT]).join('')).join('');
  const cut = cutter(prose(text));
  rounds.forEach((_, index) => roundElements.push(roundElement(index, cut)));
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

/** Show the figures of the first `count` rounds, or of the whole reply. */
function showFigures(count, whole) {
  if (whole) showSpeed(trace.speed, trace.generated, rounds.length, true);
  else showSpeed(speedAfter(count), tokensAfter(count), count, false);
}

let shownTo = rounds.length;  // rounds before this one are whole in the page

function show(place, {say = false} = {}) {
  if (!frames.length) return;
  at = Math.min(Math.max(place, 0), lastFrame);
  const frame = frames[at];
  const upTo = frame.round;
  for (let index = Math.min(upTo, shownTo); index < upTo; index += 1) drawRound(index, {whole: true, judged: 0});
  for (let index = upTo + 1; index <= Math.min(shownTo, rounds.length - 1); index += 1) drawRound(index, null);
  drawRound(upTo, frame);
  roundElements[upTo].classList.toggle('new', frame.whole);
  shownTo = upTo;
  const over = frame.whole ? upTo + 1 : upTo, whole = at === lastFrame;
  choose(whole ? null : upTo, over);
  showFigures(over, whole);
  showPositions(over);
  const said = caption(frame);
  byId('caption').textContent = said;
  byId('place').value = String(at);
  byId('place').setAttribute('aria-valuetext', said);
  if (say) byId('said').textContent = said;
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
  connectReply();
}

drawWords();
drawLegend();
drawReply();
// One scale for the whole reply: a dial whose end moves reads as a moving needle.
fitGauge(rounds.reduce(
  (most, _, index) => Math.max(most, speedAfter(index + 1) ?? 0), Math.max(trace.speed ?? 0, trace.plain ?? 0),
));
drawStrip();
byId('app').hidden = false;
showFigures(rounds.length, true);
showPositions(rounds.length);
choose(null, rounds.length);
connect();
byId('player').hidden = !frames.length;
byId('place').max = String(Math.max(0, lastFrame));
byId('place').value = String(at);
byId('caption').textContent = frames.length ? 'The whole reply. Play it to see how it was guessed and checked.' : '';
