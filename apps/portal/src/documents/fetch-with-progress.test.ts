import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { countingFetch } from '#documents/fetch-with-progress.ts';

const answers: Readonly<Record<string, (response: ServerResponse) => unknown>> = {
  '/known': (response) => {
    response.writeHead(200, {
      'Content-Length': 8,
      'Content-Disposition': 'attachment; filename="a.pdf"',
    });
    response.end('12345678');
  },
  '/unknown': (response) => {
    response.write('1234');
    response.end('5678');
  },
};
const server = createServer(({ url = '' }, response) => answers[url]?.(response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
after(() => server.close());
const address = server.address();
const port = typeof address === 'object' ? address?.port : undefined;

const CASES = [
  ['known', 'a.pdf', 1],
  ['unknown', null, undefined],
] as const;
for (const [path, name, last] of CASES) {
  test(`SRV-26 of a file whose size is ${path} the name is ${name} and the last part ${last}`, async () => {
    const names: (string | null)[] = [];
    const parts: number[] = [];
    const counting = countingFetch({
      onName: (given) => names.push(given),
      onPart: (part) => parts.push(part),
    });
    const response = await counting(`http://127.0.0.1:${port}/${path}`);
    assert.equal(await response.text(), '12345678');
    assert.deepEqual(names, [name]);
    assert.equal(parts.at(-1), last);
  });
}
