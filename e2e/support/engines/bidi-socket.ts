import { COMMAND_MS } from './driver.ts';

/** Calls a command of WebDriver BiDi and returns its result. */
type Call = (method: string, params: object) => Promise<unknown>;

type Answer = {
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

/** A command was refused; `code` is one of the names the specification lists. */
export class Refused extends Error {
  readonly code: string;

  constructor(method: string, code: string, text: string | undefined) {
    super(`${method}: ${code}, ${text}`);
    this.code = code;
  }
}

/** Opens the socket of a browser; events are not subscribed to, so every message answers a command. */
export const openSocket = async (
  address: string,
): Promise<{ readonly call: Call; readonly close: () => void }> => {
  const socket = new WebSocket(address);
  /** Settles never but with an error: the browser has ended or the line to it was lost. */
  const lost = new Promise<never>((_, reject) => {
    socket.addEventListener('close', ({ code }) => {
      reject(new Error(`${address} was closed with ${code}`));
    });
  });
  lost.catch(() => undefined); // nobody waits for it between two commands
  const opened = new Promise((resolve) => {
    socket.addEventListener('open', resolve);
  });
  await Promise.race([opened, lost]);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    // Text, as the specification of WebDriver BiDi says.
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  const call: Call = async (method, params) => {
    last += 1;
    const answered = new Promise<Answer>((resolve) => {
      waiting.set(last, resolve);
    });
    const silent = AbortSignal.timeout(COMMAND_MS);
    const late = new Promise<never>((_, reject) => {
      silent.addEventListener('abort', () => {
        reject(new Error(`${method}: no answer within ${COMMAND_MS} ms`));
      });
    });
    socket.send(JSON.stringify({ id: last, method, params }));
    const { error, message, result } = await Promise.race([answered, late, lost]);
    if (error !== undefined) throw new Refused(method, error, message);
    return result;
  };
  return {
    call,
    close: () => {
      socket.close();
    },
  };
};
