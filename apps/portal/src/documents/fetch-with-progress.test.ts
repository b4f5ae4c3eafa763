import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { after, test } from 'node:test';
import { countingFetch } from '#documents/fetch-with-progress.ts';

let asked = 0;
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
  '/drawn': (response) => {
    asked += 1;
    // The line breaks once, then the question is answered again.
    if (asked === 3) return response.socket?.destroy();
    if (asked > 4) return answers['/known']?.(response);
    response.writeHead(202, { 'Retry-After': '0' });
    return response.end(JSON.stringify({ data: { progress: asked * 20, url: '/drawn' } }));
  },
  '/gone': (response) => {
    asked += 1;
    if (asked > 1) return response.socket?.destroy();
    response.writeHead(202, { 'Retry-After': '0' });
    return response.end(JSON.stringify({ data: { progress: 0, url: '/gone' } }));
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
      onDrawn: () => assert.fail('nothing is drawn'),
    });
    const response = await counting(`http://127.0.0.1:${port}/${path}`);
    assert.equal(await response.text(), '12345678');
    assert.deepEqual(names, [name]);
    assert.equal(parts.at(-1), last);
  });
}

const drawingFetch = (drawn: number[]) =>
  countingFetch({ onName: () => {}, onPart: () => {}, onDrawn: (part) => drawn.push(part) });

test('DOC-41 DOC-43 a paper that is being drawn is asked for until it comes, also over a broken line', async () => {
  asked = 0;
  const drawn: number[] = [];
  const response = await drawingFetch(drawn)(`http://127.0.0.1:${port}/drawn`);
  assert.equal(await response.text(), '12345678');
  assert.deepEqual(drawn, [0.2, 0.4, 0.8]); // also of the first answer
});

test('DOC-43 a line that stays away ends the wait, and whoever goes asks no more', async () => {
  asked = 0;
  await assert.rejects(drawingFetch([])(`http://127.0.0.1:${port}/gone`), TypeError);
  assert.ok(asked > 10, 'one break ended it');
  asked = 0;
  const leaving = new AbortController();
  const drawn = countingFetch({
    onName: () => {},
    onPart: () => {},
    onDrawn: (part) => part > 0.3 && leaving.abort(), // the second answer
  })(`http://127.0.0.1:${port}/drawn`, { signal: leaving.signal });
  await assert.rejects(drawn, { name: 'AbortError' });
  assert.equal(asked, 2);
});
