// The stream that the page reads: asked for with the key, read as it comes, and asked for again when it breaks off.

const SILENCE_MS = 40000;  // the server says something every 15 seconds
const WAITS_MS = [300, 1000, 2000, 4000];

/** Read the stream once, until it ends; its status where it was refused, else 0. */
async function readStream(key, opened, tell) {
  const control = new AbortController();
  let timer = 0;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => control.abort(), SILENCE_MS);
  };
  try {
    alive();
    const headers = key ? {Authorization: `Bearer ${key}`} : {};
    const answer = await fetch('/draftlight/watch', {headers, cache: 'no-store', signal: control.signal});
    if (!answer.ok) return answer.status;
    opened();
    const reader = answer.body.getReader(), decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const {value, done} = await reader.read();
      if (done) return 0;
      alive();
      const parts = (rest + decoder.decode(value, {stream: true})).split('\n\n');
      rest = parts.pop();
      for (const part of parts) if (part.startsWith('data: ')) tell(JSON.parse(part.slice(6)));
    }
  } catch {
    return 0;
  } finally {
    clearTimeout(timer);
    control.abort();
  }
}

/** Wait, but no longer than until there may be a network again or somebody looks. */
function waitToRetry(ms) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      document.removeEventListener('visibilitychange', seen);
      resolve();
    };
    const seen = () => document.visibilityState === 'visible' && done();
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
    document.addEventListener('visibilitychange', seen);
  });
}

const KEY = 'draftlight-key';

// A browser may refuse to keep anything.
function kept(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    sessionStorage.setItem(name, value);
  } catch { /* then it is asked for again */ }
}

/** Read the stream for as long as the page is open. `say` is told how the connection is, `ask` asks for the key. */
async function listen(tell, say, ask) {
  let key = kept(KEY) ?? '', tries = 0;
  for (;;) {
    const status = await readStream(key, () => {
      tries = 0;
      if (key) keep(KEY, key);
      say('open');
    }, tell);
    if (status === 401) {
      say('key');
      key = await ask(key !== '');
    } else {
      say(status === 429 ? 'full' : 'lost');
      await waitToRetry(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
      tries += 1;
    }
  }
}
