import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '../../apps/server/testing/server/server.ts';

/** A proxy before the server that can publish a new version of the portal. */
export const serveVersions = async ({ address }: TestServer) => {
  const workers = new Map<string, string>();
  for (const path of ['/service-worker.js', '/push-worker.js']) {
    workers.set(path, await (await fetch(address + path)).text());
  }
  let suffix = '';
  const front = createServer((asked, response) => {
    const { method, url = '/', headers } = asked;
    const worker = workers.get(url);
    if (worker !== undefined) {
      response.setHeader('Content-Type', 'text/javascript').end(worker + suffix);
      return;
    }
    const far = request(address + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    far.on('error', () => response.destroy()); // a kept-alive connection may be closed
    asked.pipe(far);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const { port } = front.address() as AddressInfo; // listening on TCP, not on a pipe
  return {
    port,
    release: () => {
      suffix = '\n// a new version';
    },
    close: () => {
      front.closeAllConnections();
      front.close();
    },
  };
};
