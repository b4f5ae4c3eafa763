import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { until } from '#testing/server/until.ts';

/** Text a stream has sent so far. */
export type TestStream = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: () => string;
  /** Everything that was said once it holds these words so often; fails where the server ends it before. */
  readonly until: (words: string, times?: number) => Promise<string>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
};

/** Opens the stream of changes as a phone does: again where a busy server asks for a second. */
export const openStream = (
  address: string,
  token: string,
  { behind }: { readonly behind?: number } = {},
): Promise<TestStream> => {
  const query = behind === undefined ? '' : `?behind=${behind}`;
  return followPatiently(`${address}/api/v2/user/live${query}`, token);
};

/** The same of the office, from now on. */
export const openOfficeStream = (address: string, token: string): Promise<TestStream> =>
  followPatiently(`${address}/admin/api/live?behind=0`, token);

const followPatiently = async (url: string, token: string): Promise<TestStream> => {
  for (;;) {
    const stream = await follow(url, token);
    if (!isBusy(stream.status, stream.headers['retry-after'])) return stream;
  }
};

/** A busy server asks for one second; a person who asked too often waits longer. */
export const isBusy = (status: number, retryAfter: string | null | undefined): boolean =>
  status === 429 && retryAfter === '1';

const follow = async (url: string, token: string): Promise<TestStream> => {
  const headers = { Authorization: `Bearer ${token}` };
  const request = get(url, { headers, agent: false });
  // The only argument of this event.
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  let hasEnded = false;
  response.on('data', (bytes) => (text += String(bytes)));
  // Cut off by the server: a reset connection fails the request too, whose answer has come.
  for (const cut of [request, response]) cut.on('error', () => {});
  const ended = new Promise<void>((resolve) => response.once('close', resolve));
  void ended.then(() => (hasEnded = true));
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: () => text,
    until: async (words, times = 1) => {
      const isSaid = () => text.split(words).length > times;
      await until(() => isSaid() || hasEnded);
      if (!isSaid()) throw new Error(`${response.statusCode}, it ended before ${words}: ${text}`);
      return text;
    },
    ended,
    leave: () => request.destroy(),
  };
};
