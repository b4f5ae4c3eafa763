import type { Call } from '@abrufbar/contract/protocol/call.ts';

/** Statements of a call end after two seconds: a line that is silent for this long is dead. */
const ANSWER_TIMEOUT_MS = 20_000;
/** Files and slow calls wait for their turn on the server, and are written while they are sent. */
const SLOW_TIMEOUT_MS = 60_000;

const timeoutOf = ({ media, isSlow }: Call): number =>
  media !== undefined || isSlow ? SLOW_TIMEOUT_MS : ANSWER_TIMEOUT_MS;

/**
 * The line of one call: its `fetch` fails when nothing comes, because a screen would wait for ever otherwise (OFF-38).
 * A file that has begun may take longer, and so may one that is sent.
 */
export const openLine = (call: Call, timeoutMs = timeoutOf(call)) => {
  const silence = new AbortController();
  const timer = call.upload ? undefined : setTimeout(() => silence.abort(), timeoutMs);
  const close = (): void => clearTimeout(timer);
  return {
    fetch: async (...[address, request]: Parameters<typeof fetch>): Promise<Response> => {
      const left = request?.signal ? [request.signal] : [];
      const signal = AbortSignal.any([silence.signal, ...left]);
      const response = await fetch(address, { ...request, signal });
      if (call.media !== undefined) close();
      return response;
    },
    close,
  };
};
