import { readStaffEvent, staffLive, type STAFF_LIVE_KINDS } from '@abrufbar/contract/staff/live.ts';
import { me } from '@abrufbar/contract/staff/session.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { retryDelay } from '@abrufbar/web/retry-delay.ts';
import { currentBrand } from '#core/brand.ts';
import { token } from '#core/device.ts';
import { live } from '#core/live/live.ts';

/** The stream sends something every 25 seconds; one that is silent for longer is dead. */
const STREAM_TIMEOUT_MS = 60_000;
/** After a stream that lasted this long the next retry delay is short again. */
const STABLE_AFTER_MS = 10_000;
/** Data may be older than its arrival. */
const CLOCK_MARGIN_MS = 10_000;
/** A burst of changes, as of a large selection, causes one read. */
const GATHER_MS = 500;

let heardAt = 0;

type Kind = Exclude<Heard, 'all'>;

/** Follows the stream of changes until it is stopped; says changes of these kinds, gathered (OFF-39). */
export const followChanges = (
  kinds: readonly Kind[],
  onChange: (heard: ReadonlySet<Heard>) => void,
): (() => void) => {
  const stop = new AbortController();
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let heard = new Set<Heard>();
  const changed = (kind: Heard) => {
    if (kind !== 'all' && !kinds.some((one) => one === kind)) return;
    heard.add(kind);
    gathering ??= setTimeout(() => {
      const all = heard;
      gathering = undefined;
      heard = new Set();
      onChange(all);
    }, GATHER_MS);
  };
  void follow(stop.signal, changed);
  return () => {
    stop.abort();
    clearTimeout(gathering);
    live.set('off');
  };
};

type Heard = (typeof STAFF_LIVE_KINDS)[number];

const follow = async (stop: AbortSignal, changed: (kind: Heard) => void): Promise<void> => {
  for (let round = 0; !stop.aborted && token.get() !== null; round += 1) {
    const started = performance.now();
    const wait = await read(stop, changed);
    if (stop.aborted) return;
    live.set('lost');
    if (performance.now() - started > STABLE_AFTER_MS) round = 0;
    await pause(Math.max(wait, retryDelay(round)), stop);
  }
};

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Reads one stream until it ends; returns the milliseconds for which the server asks to wait. */
const read = async (stop: AbortSignal, changed: (kind: Heard) => void): Promise<number> => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), STREAM_TIMEOUT_MS);
  };
  const heard = () => {
    heardAt = Date.now();
    listen();
  };
  try {
    listen(); // also to a stream that never begins
    const behind = heardAt === 0 ? '' : Math.ceil((Date.now() - heardAt + CLOCK_MARGIN_MS) / 1000);
    const { status, headers, body } = await fetch(`/admin/api/${staffLive.path}?behind=${behind}`, {
      headers: {
        Accept: 'text/event-stream',
        'Accept-Language': 'de',
        'Abrufbar-Brand': currentBrand(),
        Authorization: `Bearer ${token.get()}`,
      },
      signal: AbortSignal.any([stop, silence.signal]),
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    });
    // An ordinary call gets the same answer, and `core/api/client.ts` reacts to it.
    if (status === 401) void refresh(me);
    if (status !== 200 || body === null) return Number(headers.get('Retry-After') ?? 0) * 1000;
    live.set('connected');
    for await (const line of linesOf(body)) {
      heard();
      const event = readStaffEvent(line);
      if (event) changed(event.kind);
    }
  } catch {
    return 0; // cut off or out of reach: the next attempt decides
  } finally {
    clearTimeout(timer);
  }
  return 0;
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
