// What there is to show at each moment. No page here: values in, values out.

const trace = JSON.parse(document.getElementById('trace').textContent);
const rounds = trace.rounds;
const [TEXT, OUTCOME, DRAFT_P, TARGET_P, DRAFT_TOP, TARGET_TOP] = [0, 1, 2, 3, 4, 5];
const ACCEPTED = trace.outcomes.indexOf('accepted');
const CORRECTED = trace.outcomes.indexOf('corrected');
const BONUS = trace.outcomes.indexOf('bonus');
const REJECTED = trace.outcomes.indexOf('rejected');

// A moment of the reply: everything before a round, and how many of its guesses are judged; or the round as it ended.
const frames = [];
const endOf = [];  // for each round the frame at which it is whole
rounds.forEach((round, index) => {
  if (round.drafted) {
    for (let judged = 0; judged <= round.accepted; judged += 1) frames.push({round: index, judged, whole: false});
  }
  endOf.push(frames.length);
  frames.push({round: index, judged: round.accepted, whole: true});
});

const GUESS_MS = 900, VERDICT_MS = 350, END_MS = 1200, LONGEST_WAIT_MS = 2000;

/** How long a frame stays in slow motion at a pace of 1, in milliseconds. */
function slowDelay(frame) {
  return frame.whole ? END_MS : frame.judged ? VERDICT_MS : GUESS_MS;
}

/** How long a round took when it was recorded, in milliseconds; never so long as to look stuck. */
function liveDelay(index) {
  const wait = index > 0 ? rounds[index].at - rounds[index - 1].at : 0;
  return Math.min(Math.max(wait, 0), LONGEST_WAIT_MS);
}

/** How many tokens the first `count` rounds brought. */
function tokensAfter(count) {
  let written = 0;
  for (const round of rounds.slice(0, count)) written += round.tokens.length;
  return written;
}

/** Tokens a second from the beginning of the reply to the end of the first `count` rounds; null before the first. */
function speedAfter(count) {
  return count && rounds[count - 1].at > 0 ? 1000 * tokensAfter(count) / rounds[count - 1].at : null;
}

/** How often each position of the guess was right in the first `count` rounds: [guessed, accepted] pairs. */
function positionsAfter(count) {
  const rates = [];
  for (const round of rounds.slice(0, count)) {
    const judged = round.accepted + (round.rejected.length ? 1 : 0);
    for (let place = 0; place < judged; place += 1) {
      rates[place] ??= [0, 0];
      rates[place][0] += 1;
      if (place < round.accepted) rates[place][1] += 1;
    }
  }
  return rates;
}

/** A speed without digits that mean nothing, and so that two that differ by a twentieth are not alike. */
const figure = (value) => value.toFixed(value > 0 ? Math.min(3, Math.max(0, Math.ceil(Math.log10(20 / value)))) : 0);
const percent = (p) => (p > 0 && p < 0.01 ? '< 1 %' : `${Math.round(p * 100)} %`);
const visible = (text) => text.replaceAll('\n', '⏎').replaceAll('\t', '⇥') || 'end';
const quoted = (text) => `“${visible(text.replace(/^ +| +$/g, '') || text)}”`;
const word = (text) => visible(text).replace(/^ +| +$/g, '') || '␣'.repeat(text.length);
const counted = (count, one, many = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** How much was written in how many passes, which no other program changes. */
function written(tokens, passes) {
  if (!tokens) return '';
  return counted(tokens, 'token') + (passes && trace.passes ? ` in ${counted(passes, 'pass', 'passes')} of the big model` : '');
}

/** The speed beside the speed without guessing: in words, and whether it is slower; null where nothing is to compare. */
function compared(speed) {
  if (!trace.drafted || !speed || !trace.plain) return null;
  const times = (speed / trace.plain).toFixed(1), slower = Number(times) < 1;
  if (times === '1.0') return {slower, words: 'as fast as without'};
  return {slower, words: slower ? `slower than without (${times}×)` : `${times}× faster than without`};
}

/** What happens at a frame, in one sentence. */
function caption(frame) {
  const round = rounds[frame.round];
  const where = `Round ${frame.round + 1} of ${rounds.length}`;
  const written = round.tokens.map((token) => token[TEXT]).join('');
  if (!round.drafted) return `${where}: no guess; the big model wrote ${quoted(written)} itself.`;
  if (!frame.whole) {
    if (!frame.judged) {
      const who = {lookup: 'Lookup', memory: 'Memory', head: 'The head'}[round.by] || 'The draft';
      return `${where}: ${who} guesses ${counted(round.drafted, 'token')} ahead.`;
    }
    return `${where}: ${quoted(round.tokens[frame.judged - 1][TEXT])} is what the big model would write. Kept.`;
  }
  const last = round.tokens.at(-1);
  if (round.rejected.length && round.tokens.length > round.accepted) {
    const dropped = round.rejected.length - 1;
    const rest = dropped ? ` The ${dropped} after it ${dropped === 1 ? 'is' : 'are'} dropped.` : '';
    return `${where}: ${quoted(round.rejected[0][TEXT])} was wrong; the big model writes ${quoted(last[TEXT])} instead.${rest}`;
  }
  if (last && last[OUTCOME] === BONUS) {
    return `${where}: all guesses were right, and the same pass gives ${quoted(last[TEXT])} as a bonus.`;
  }
  return `${where}: the reply ends here.`;
}

/** What is known of a token: a title, lines of detail, and what each model expected. */
function facts(index, place, rejected) {
  const round = rounds[index];
  const token = (rejected ? round.rejected : round.tokens)[place];
  const target = trace.target || 'the big model', draft = trace.draft || 'the draft';
  const who = {
    accepted: 'guessed right', corrected: `corrected by ${target}`, bonus: `bonus from ${target}`,
    plain: `written by ${target}`, rejected: 'guessed wrong', untold: `written by ${target}; the server tells no more`,
  }[trace.outcomes[token[OUTCOME]]];
  const details = [];
  const head = draft === 'the draft' ? 'the head' : `the head ${draft}`;
  const guesser = {model: draft, head, lookup: 'lookup in the conversation', memory: 'memory of earlier chats'}[round.by];
  if (guesser && [ACCEPTED, REJECTED].includes(token[OUTCOME])) details.push(`Guessed by ${guesser}`);
  const instead = round.tokens[round.accepted];
  if (rejected && instead) {
    details.push(place ? `Followed a wrong guess; ${quoted(instead[TEXT])} stood`
      : `${target[0].toUpperCase()}${target.slice(1)} wrote ${quoted(instead[TEXT])} instead`);
  }
  if (token[OUTCOME] === CORRECTED && round.rejected.length) {
    details.push(`In place of ${quoted(round.rejected[0][TEXT])}`);
  }
  const chances = [['draft', token[DRAFT_P]], ['big model', token[TARGET_P]]].filter(([, p]) => p !== null);
  if (chances.length) details.push(`Its chance: ${chances.map(([name, p]) => `${name} ${percent(p)}`).join(', ')}`);
  const chosen = rejected ? instead : token, likeliest = token[TARGET_TOP][0];
  if (chosen?.[TEXT] && likeliest && chosen[TEXT] !== likeliest[0]) details.push('Drawn by chance, though another was likelier');
  const opinions = [['Draft expected', token[DRAFT_TOP]], ['Likeliest for the big model', token[TARGET_TOP]]]
    .filter(([, top]) => top.length)
    .map(([heading, top]) => ({heading, rows: top.map(([text, p]) => [word(text), percent(p)])}));
  return {title: `${quoted(token[TEXT])} ${who} · round ${index + 1 + (trace.skipped ?? 0)}`, details, opinions};
}
