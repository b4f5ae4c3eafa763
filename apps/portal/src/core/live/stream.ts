import { live, readEvent } from '@abrufbar/contract/session/live.ts';
import { user } from '@abrufbar/contract/session/session.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { token } from '#core/device.ts';
import { noteChange, oldestShown } from '#core/live/refresh.ts';
import { pauseAfter } from '#core/live/retry-delay.ts';
import { online } from '#core/api/network.ts';

/** A stream says something every 25 seconds; one that is silent for longer is dead. */
const SILENCE = 60_000;
/** A page nobody looks at needs no stream; one that is looked at again soon keeps it. */
const UNSEEN = 60_000;
/** A stream that lasted so long was a good one: the next pause is a short one again. */
const LASTING = 10_000;

let stream: AbortController | null = null;
let pause: ReturnType<typeof setTimeout> | undefined;
let unseen: ReturnType<typeof setTimeout> | undefined;
let round = 0;
let heardAt = 0;

const isWanted = (): boolean =>
  token.get() !== null &&
  online.get() &&
  (document.visibilityState === 'visible' || stream !== null);

/** Follows while somebody is signed in, has reception and looks. */
const follow = (): void => {
  if (!isWanted()) return leave();
  if (stream !== null || pause !== undefined) return;
  const own = new AbortController();
  stream = own;
  void read(own).then((wait) => {
    if (stream !== own) return;
    stream = null;
    pause = setTimeout(goOn, Math.max(wait, pauseAfter(round)));
    round += 1;
  });
};

const goOn = (): void => {
  pause = undefined;
  follow();
};

const leave = (): void => {
  clearTimeout(pause);
  pause = undefined;
  stream?.abort();
  stream = null;
};

/** Reads one stream until it ends, for whatever reason; hands back for how long the server asks to wait. */
const read = async (own: AbortController): Promise<number> => {
  const started = performance.now();
  const watch = watchSilence(own);
  try {
    const response = await fetch(`/api/v2/${live.path}?behind=${behind()}`, {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': 'de',
        Authorization: `Bearer ${token.get()}`,
      },
      signal: own.signal,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    const { status, headers, body } = response;
    // An ordinary call is told the same, and `core/api.ts` knows what to do.
    if (status === 401 || status === 503) void refresh(user);
    const isStream = headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (status !== 200 || !isStream || body === null) {
      void body?.cancel();
      return Number(headers.get('Retry-After') ?? 0) * 1000;
    }
    for await (const line of linesOf(body)) {
      heardAt = Date.now();
      watch.heard();
      if (performance.now() - started > LASTING) round = 0;
      const event = readEvent(line);
      if (event) noteChange(event);
    }
  } catch (error) {
    if (!own.signal.aborted) console.warn('live', error); // cut off or out of reach: the next attempt shows
  } finally {
    watch.end();
  }
  return 0;
};

/** A moment more than it was: an answer may be older than its arrival. */
const MARGIN = 10_000;

/** Seconds for which this page has heard nothing. */
const behind = (): number =>
  Math.ceil((Date.now() - Math.max(heardAt, oldestShown()) + MARGIN) / 1000);

const watchSilence = (own: AbortController) => {
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(), SILENCE);
  };
  heard();
  return { heard, end: () => clearTimeout(timer) };
};

/** Lines of a stream as they come, however they are cut on the way. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const look = (): void => {
  clearTimeout(unseen);
  if (document.visibilityState === 'visible') follow();
  else unseen = setTimeout(leave, UNSEEN);
};

document.addEventListener('visibilitychange', look);
online.subscribe(follow);
token.subscribe(() => {
  leave(); // another user hears of other things
  round = 0;
  follow();
});
follow();
