/** A question for a paper that is being drawn is a small one: a line that hangs keeps nobody waiting for it. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Questions without an answer, one after the other, before the line counts as gone. */
const MAX_MISSED = 15;
const MS_PER_SECOND = 1_000;

type Waiting = { readonly data: { readonly progress: number } };

/** Asks again while the server answers that it still draws the paper; `onDrawn` learns how much of it. */
export const fetchWhenDrawn = async (
  onDrawn: (part: number) => void,
  ...[address, options = {}]: Parameters<typeof fetch>
): Promise<Response> => {
  const { signal } = options;
  let response = await fetch(address, options);
  let missed = 0;
  let pauseMs = await reportDrawn(response, onDrawn);
  while (response.status === 202) {
    const limit = new AbortController();
    const stop = (): void => limit.abort();
    signal?.addEventListener('abort', stop); // also while the paper itself comes
    const waitMs = pauseMs;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    const timer = setTimeout(stop, ANSWER_TIMEOUT_MS);
    try {
      signal?.throwIfAborted();
      response = await fetch(address, { ...options, signal: limit.signal });
      pauseMs = await reportDrawn(response, onDrawn);
      missed = 0;
    } catch (error) {
      missed += 1;
      if (signal?.aborted || missed > MAX_MISSED) throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  return response;
};

/** Passes on how much is drawn; the pause before the next question. */
const reportDrawn = async (
  response: Response,
  onDrawn: (part: number) => void,
): Promise<number> => {
  if (response.status !== 202) return 0;
  const { data } = (await response.json()) as Waiting; // as the contract has it
  onDrawn(data.progress / 100);
  return Number(response.headers.get('Retry-After') ?? 1) * MS_PER_SECOND;
};
