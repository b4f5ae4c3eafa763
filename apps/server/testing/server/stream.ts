import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/** Text a stream has sent so far. */
export type TestStream = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: () => string;
  /** Everything that was said once it holds these words so often; a test that waits in vain ends with its time limit. */
  readonly until: (words: string, times?: number) => Promise<string>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
};

/** Opens the stream of changes as a phone does. */
export const openStream = async (
  address: string,
  token: string,
  { behind }: { readonly behind?: number } = {},
): Promise<TestStream> => {
  const query = behind === undefined ? '' : `?behind=${behind}`;
  const headers = { Authorization: `Bearer ${token}` };
  const request = get(`${address}/api/v2/user/live${query}`, { headers, agent: false });
  // The only argument of this event.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  const heard = new Set<() => void>();
  response.on('data', (bytes) => {
    text += String(bytes);
    for (const look of heard) look();
  });
  response.on('error', () => {}); // cut off by the server
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    until: (words, times = 1) =>
      new Promise((resolve) => {
        const look = () => {
          if (text.split(words).length <= times) return;
          heard.delete(look);
          resolve(text);
        };
        heard.add(look);
        look();
      }),
    ended: new Promise((resolve) => response.once('close', resolve)),
    leave: () => request.destroy(),
  };
};
