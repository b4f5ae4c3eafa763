import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { connect } from 'node:tls';
import { buildCertificate } from '#testing/external/certificate.ts';

test('a certificate is trusted by who knows it, for its hosts alone', async (t) => {
  const { key, cert } = buildCertificate('localhost', 'push.example');
  const server = createServer({ key, cert }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address() as AddressInfo; // listening on TCP, not on a pipe
  const reach = async (servername: string, ca?: string | string[]) => {
    const socket = connect({ port, host: '127.0.0.1', servername, ...(ca && { ca }) });
    await once(socket, 'secureConnect');
    socket.destroy();
  };
  await reach('localhost', cert);
  await reach('push.example', cert);
  const others = Array.from({ length: 8 }, () => buildCertificate('localhost').cert);
  await reach('localhost', [...others, cert]);
  await assert.rejects(reach('other.example', cert), { code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
  await assert.rejects(reach('localhost'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  await assert.rejects(reach('localhost', buildCertificate('localhost').cert));
});
