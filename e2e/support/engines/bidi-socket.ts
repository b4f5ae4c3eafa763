import { once } from 'node:events';

/** Calls a command of WebDriver BiDi and returns its result. */
type Call = (method: string, params: object) => Promise<unknown>;

type Answer = {
  readonly id?: number | null;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
};

/** Opens the socket of a browser; events are not subscribed to, so every message answers a command. */
export const openSocket = async (
  address: string,
): Promise<{ readonly call: Call; readonly close: () => void }> => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    // Text, as the specification of WebDriver BiDi says.
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  const call: Call = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ error, message, result }) => {
        if (error === undefined) resolve(result);
        else reject(new Error(`${method}: ${error}, ${message}`));
      });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return {
    call,
    close: () => {
      socket.close();
    },
  };
};
