import { live, readEvent } from '@abrufbar/contract/session/live.ts';
import { user } from '@abrufbar/contract/session/session.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { readTexts } from '#core/content/translations.ts';
import { token } from '#core/device.ts';
import { refreshAffected, oldestReadAt } from '#core/live/refresh.ts';
import { retryDelay } from '@abrufbar/web/retry-delay.ts';
import { online } from '#core/api/network.ts';

/** A stream sends something every 25 seconds; one that is silent for longer is dead. */
const STREAM_TIMEOUT_MS = 60_000;
/** A hidden page needs no stream; one that is soon visible again keeps it. */
const HIDDEN_TIMEOUT_MS = 60_000;
/** After a stream that lasted this long the next retry delay is short again. */
const STABLE_AFTER_MS = 10_000;

let stream: AbortController | null = null;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let hiddenTimer: ReturnType<typeof setTimeout> | undefined;
let round = 0;
let heardAt = 0;
/** Left, and perhaps shown again by "back". */
let isLeft = false;

const isWanted = (): boolean =>
  token.get() !== null &&
  online.get() &&
  !isLeft &&
  (document.visibilityState === 'visible' || stream !== null);

/** Connects while a user is signed in, has reception and the page is visible. */
const connect = (): void => {
  if (!isWanted()) return disconnect();
  if (stream !== null || retryTimer !== undefined) return;
  const own = new AbortController();
  stream = own;
  void read(own).then(({ waitMs = 0, error }) => {
    if (stream !== own) return;
    stream = null;
    retryTimer = setTimeout(
      () => {
        retryTimer = undefined;
        // Not before: a browser that leaves the page may break the stream off first, and nothing is wrong then.
        if (error) console.warn('live', error);
        connect();
      },
      Math.max(waitMs, retryDelay(round)),
    );
    round += 1;
  });
};

const disconnect = (): void => {
  clearTimeout(retryTimer);
  retryTimer = undefined;
  stream?.abort();
  stream = null;
};

type End = {
  /** For which the server asks to wait. */
  readonly waitMs?: number;
  /** Why the stream broke off, unless this page ended it. */
  readonly error?: unknown;
};

/** Reads one stream until it ends. */
const read = async (own: AbortController): Promise<End> => {
  const started = performance.now();
  const watch = startTimeout(own);
  try {
    const response = await fetch(`/api/v2/${live.path}?behind=${secondsBehind()}`, {
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
    // An ordinary call gets the same answer, and `core/api/client.ts` reacts to it.
    if (status === 401 || status === 503) void refresh(user);
    const isStream = headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
    if (status !== 200 || !isStream || body === null) {
      void body?.cancel();
      return { waitMs: Number(headers.get('Retry-After') ?? 0) * 1000 };
    }
    for await (const line of linesOf(body)) {
      heardAt = Date.now();
      watch.heard();
      if (performance.now() - started > STABLE_AFTER_MS) round = 0;
      const event = readEvent(line);
      if (event) refreshAffected(event);
    }
  } catch (error) {
    if (!own.signal.aborted) return { error }; // cut off or out of reach: the next attempt decides
  } finally {
    watch.end();
  }
  return {};
};

/** Safety margin: data may be older than its arrival. */
const CLOCK_MARGIN_MS = 10_000;

/** Seconds for which this page has received nothing. */
const secondsBehind = (): number =>
  Math.ceil((Date.now() - Math.max(heardAt, oldestReadAt()) + CLOCK_MARGIN_MS) / 1000);

const startTimeout = (own: AbortController) => {
  let timer: ReturnType<typeof setTimeout>;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(), STREAM_TIMEOUT_MS);
  };
  heard();
  return { heard, end: () => clearTimeout(timer) };
};

/** Lines of a stream, however it is split into chunks. */
async function* linesOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

const onVisibilityChange = (): void => {
  clearTimeout(hiddenTimer);
  if (document.visibilityState === 'visible') {
    connect();
    void readTexts();
  } else hiddenTimer = setTimeout(disconnect, HIDDEN_TIMEOUT_MS);
};

/** Follows changes at the server for the rest of the visit; to be called once. */
export const watchChanges = (): void => {
  document.addEventListener('visibilitychange', onVisibilityChange);
  addEventListener('pagehide', () => {
    isLeft = true;
    disconnect();
  });
  addEventListener('pageshow', () => {
    isLeft = false;
    connect();
  });
  online.subscribe(connect);
  token.subscribe(() => {
    disconnect(); // the stream belongs to a user
    round = 0;
    connect();
  });
  connect();
};
