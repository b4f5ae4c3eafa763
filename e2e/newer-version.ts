import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '../apps/server/src/core/test-server.ts';

/** The server behind a port of its own where a new version of the portal can come out. */
export const serveVersions = async ({ address }: TestServer) => {
  let suffix = '';
  const front = createServer(async ({ method = 'GET', url, headers, ...request }, response) => {
    const body = await Array.fromAsync(request as AsyncIterable<Buffer>); // a request is a stream
    const answer = await fetch(address + url, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        /^(?:host|connection|if-)/.test(name) ? [] : [[name, String(value)]],
      ),
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    });
    const kept = [...answer.headers].filter(([name]) => !/^(?:content-(?:enc|len)|transf|etag|last)/.test(name));
    const newer = url === '/service-worker.js' ? suffix : '';
    response.writeHead(answer.status, Object.fromEntries(kept));
    response.end(Buffer.concat([Buffer.from(await answer.arrayBuffer()), Buffer.from(newer)]));
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
