// The cards beside the reply: speed, rounds, acceptance by position.

const byId = (id) => document.getElementById(id);

/** An element with a class and a text; text never becomes markup. */
function make(name, className = '', text = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text) element.textContent = text;
  return element;
}

/** The end of a dial that shows `highest` at about three quarters. */
function scaleTop(highest) {
  const wanted = Math.max(highest, 1) * 1.25;
  for (let step = 1; ; step *= 10) {
    for (const top of [1, 1.5, 2, 3, 4, 5, 6, 8, 10]) if (wanted <= top * step) return top * step;
  }
}

let gaugeTop = 0;
const FEW_ROUNDS = 8;  // the first rounds, often the slowest, are no measure of a reply

/** Make the dial reach as far as `highest`; it never shrinks. */
function fitGauge(highest) {
  const top = scaleTop(highest);
  if (top > gaugeTop) gaugeTop = top;
}

/** Show how fast so many tokens were written in the first `passes` rounds; `over`: the reply is whole. */
function showSpeed(speed, tokens, passes, over) {
  const share = Math.min(1, (speed ?? 0) / gaugeTop);
  const comparison = over || passes >= FEW_ROUNDS ? compared(speed) : null, slower = Boolean(comparison?.slower);
  byId('count').textContent = written(tokens, passes);
  byId('speed').textContent = speed === null ? '–' : figure(speed);
  byId('arc').style.strokeDashoffset = String(Math.PI * 100 * (1 - share));
  byId('arc').classList.toggle('slower', slower);
  byId('needle').style.transform = `rotate(${share * 180}deg)`;
  const said = trace.drafted ? comparison?.words || (trace.plain ? 'too early to compare' : 'not measured without')
    : trace.untold ? 'guesses are not told' : 'nothing was guessed';
  byId('compared').textContent = speed === null ? '' : said;
  byId('compared').classList.toggle('slower', slower);
  byId('tick').toggleAttribute('hidden', !comparison);
  // Above the dial, after the tick's own stroke: within it the needle would run through the words.
  byId('without').textContent = comparison ? `${figure(trace.plain)} without` : '';
  if (comparison) byId('tick').style.transform = `rotate(${Math.min(1, trace.plain / gaugeTop) * 180}deg)`;
}

const GUESS_PX = 56, TIME_PX = 22, MOST_POSITIONS = 8;

/** What the tallest parts of the strip stand for: guesses in a round, milliseconds of a round. */
function stripScale() {
  return {
    most: rounds.reduce((max, round) => Math.max(max, round.drafted), 4),
    slowest: rounds.reduce((max, round) => Math.max(max, round.draft + round.verify), 1),
  };
}

function columnElement(index, {most, slowest}) {
  const round = rounds[index], column = make('div', 'column');
  const guesses = make('div', 'guesses'), times = make('div', 'times');
  const part = (parent, className, pixels) => {
    if (pixels <= 0) return;
    parent.append(make('i', className));
    parent.lastChild.style.height = `${pixels}px`;
  };
  part(guesses, 'wrong', (round.drafted - round.accepted) * GUESS_PX / most);
  part(guesses, 'kept', round.accepted * GUESS_PX / most);
  part(guesses, 'none', round.drafted ? 0 : 3);
  part(times, 'verify', Math.max(1, round.verify / slowest * TIME_PX));
  part(times, 'draft', round.draft / slowest * TIME_PX);
  column.append(guesses, times);
  column.title = roundSentence(index);
  column.addEventListener('click', () => {
    pause();
    choose(index);
  });
  return column;
}

function drawStrip() {
  const scale = stripScale();
  const columns = rounds.map((_, index) => columnElement(index, scale));
  byId('strip').replaceChildren(...(columns.length ? columns : [make('p', 'nothing', 'No rounds were recorded')]));
  byId('strip').setAttribute('aria-valuemax', String(Math.max(1, rounds.length)));
}

function roundSentence(index) {
  const round = rounds[index];
  const untold = round.tokens.some((token) => trace.outcomes[token[OUTCOME]] === 'untold');
  const said = round.drafted ? `${round.drafted} guessed, ${round.accepted} kept` : untold ? 'not told' : 'nothing guessed';
  return `Round ${index + 1 + (trace.skipped ?? 0)}: ${said}, ${Math.round(round.draft + round.verify)} ms`;
}

/** Mark a round in the strip; `count` rounds are over. */
function showRound(index, count) {
  const strip = byId('strip');
  strip.querySelector('.column.chosen')?.classList.remove('chosen');
  [...strip.children].forEach((column, place) => column.classList.toggle('ahead', place >= count));
  const column = index === null ? null : strip.children[index];
  column?.classList.add('chosen');
  const shown = column ?? strip.children[Math.min(count, rounds.length) - 1];
  if (shown) {
    const left = shown.offsetLeft - strip.offsetLeft;
    if (left < strip.scrollLeft + 4) strip.scrollLeft = left - 8;
    const right = left + shown.offsetWidth - strip.clientWidth;
    if (right > strip.scrollLeft - 4) strip.scrollLeft = right + 8;
  }
  const said = index === null ? counted(rounds.length, 'round') : roundSentence(index);
  byId('strip-caption').textContent = rounds.length ? said : '';
  strip.setAttribute('aria-valuenow', String((index ?? Math.max(0, rounds.length - 1)) + 1));
  strip.setAttribute('aria-valuetext', said);
}

function showPositions(count) {
  const list = byId('positions');
  const rates = positionsAfter(count).slice(0, MOST_POSITIONS);
  list.replaceChildren(...rates.map(([guessed, accepted], place) => {
    const item = make('li'), bar = make('span', 'track');
    bar.append(make('i'));
    bar.firstChild.style.width = `${accepted / guessed * 100}%`;
    item.append(make('span', 'place', String(place + 1)), bar, make('span', 'rate', percent(accepted / guessed)));
    return item;
  }));
  if (!rates.length) list.append(make('li', 'nothing', 'Nothing guessed yet'));
}
