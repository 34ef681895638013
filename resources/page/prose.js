// Markdown as it was written, lightly set: code in its own type, bold bold, the marks pale. Text in, ranges out.
// Line by line and mark by mark, so that no text takes longer than its length.

/** Ranges of `text` that are set differently, in order: {start, end, kind}. */
function prose(text) {
  const ranges = [];
  let at = 0, fence = '';
  for (const line of text.split('\n')) {
    const bare = line.trimStart();
    const mark = bare.startsWith('```') ? '```' : bare.startsWith('~~~') ? '~~~' : '';
    if (mark && (!fence || (fence === mark && bare.replaceAll(mark[0], '').trim() === ''))) {
      ranges.push({start: at, end: at + line.length, kind: 'code pale'});
      fence = fence ? '' : mark;
    } else if (fence) {
      ranges.push({start: at, end: at + line.length, kind: 'code'});
    } else {
      lineRanges(line, at, ranges);
    }
    at += line.length + 1;
  }
  return ranges;
}

function lineRanges(line, at, ranges) {
  let hashes = 0;
  while (hashes < line.length && line[hashes] === '#') hashes += 1;
  if (hashes && hashes <= 6 && line[hashes] === ' ') {
    ranges.push({start: at, end: at + hashes, kind: 'pale'}, {start: at + hashes, end: at + line.length, kind: 'strong'});
    return;
  }
  let place = 0, tick = 0, stars = 0;
  while (place < line.length) {
    // Looked for again only once passed: a line of nothing but one mark must not be read from each of them to its end.
    if (tick >= 0 && tick <= place) tick = line.indexOf('`', place);
    if (stars >= 0 && stars <= place) stars = line.indexOf('**', place);
    const code = tick >= 0 && (stars < 0 || tick < stars);
    const mark = code ? '`' : '**', open = code ? tick : stars;
    const close = open < 0 ? -1 : line.indexOf(mark, open + mark.length);
    if (close < 0) return;
    ranges.push(
      {start: at + open, end: at + open + mark.length, kind: 'pale'},
      {start: at + open + mark.length, end: at + close, kind: code ? 'code' : 'strong'},
      {start: at + close, end: at + close + mark.length, kind: 'pale'},
    );
    place = close + mark.length;
  }
}
