import { once } from 'node:events';
import { createServer as createWeb, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createSecureWeb } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import tls from 'node:tls';
import { buildCertificate } from '../../../apps/server/testing/external/certificate.ts';
import { dataMessage, checkinResponse, loginResponse } from './wire-messages.ts';

/** A push as our server has sent it. */
type Sent = { readonly headers: IncomingMessage['headers']; readonly body: Buffer };

/** A subscription of a browser. */
type Registration = { readonly subtype: string; readonly sender: string };

/** The push service of Chromium, on this machine: it takes subscriptions, and pushes from our server. */
export type PushService = {
  /** Command line switches that make Chromium use it. */
  readonly switches: readonly string[];
  /** Its address for our server: `host:port`. */
  readonly host: string;
  /** Pushes to registered devices, oldest first. */
  readonly sent: readonly Sent[];
  /** Answers pushes with this status instead of delivering them; null delivers again. */
  readonly refuse: (status: number | null) => void;
  /** No browser can subscribe as long as it is out of order. */
  readonly outOfOrder: (isOut: boolean) => void;
  readonly close: () => Promise<void>;
};

export const startPushService = async (): Promise<PushService> => {
  const { key, cert, pin } = buildCertificate('localhost');
  // Our server trusts what this process trusts, for the rest of the test worker's life.
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);

  const registered = new Map<string, Registration>();
  const sent: Sent[] = [];
  /** The newest connection of the browser. */
  let browser: tls.TLSSocket | null = null;
  /** Messages by id that the browser has not acknowledged: it may drop connections at any time. */
  const unacknowledged = new Map<string, Buffer>();
  let refusal: number | null = null;
  let isOut = false;

  const forBrowsers: RequestListener = (request, response) => {
    void buffer(request).then((body) => {
      if (isOut) return response.writeHead(503).end();
      if (request.url === '/checkin') {
        return response.setHeader('Content-Type', 'application/x-protobuf').end(checkinResponse());
      }
      const form = new URLSearchParams(body.toString());
      const subtype = form.get('X-subtype') ?? '';
      if (form.get('delete') === 'true') {
        for (const [token, one] of registered)
          if (one.subtype === subtype) registered.delete(token);
        return response.end(`token=${form.get('app')}`);
      }
      const token = crypto.randomUUID();
      registered.set(token, { subtype, sender: form.get('sender') ?? '' });
      return response.end(`token=${token}`);
    });
  };

  const forServers: RequestListener = (request, response) => {
    void buffer(request).then((body) => {
      const device = registered.get(request.url?.split('/').at(-1) ?? '');
      if (refusal !== null) return response.writeHead(refusal).end();
      if (!device) return response.writeHead(410).end();
      sent.push({ headers: request.headers, body });
      const id = crypto.randomUUID();
      const message = dataMessage({ ...device, id, body });
      unacknowledged.set(id, message);
      browser?.write(message);
      return response.writeHead(201).end();
    });
  };

  const greet = (socket: tls.TLSSocket): void => {
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      if (browser === socket) browser = null;
    });
    socket.once('data', (greeting: Buffer) => {
      for (const id of unacknowledged.keys()) if (greeting.includes(id)) unacknowledged.delete(id);
      socket.write(Buffer.concat([loginResponse(), ...unacknowledged.values()]));
      browser?.destroy();
      browser = socket;
    });
  };

  const web = createWeb(forBrowsers);
  const secureWeb = createSecureWeb({ key, cert }, forServers);
  const line = tls.createServer({ key, cert }, greet);
  const [webPort, securePort, linePort] = await Promise.all([web, secureWeb, line].map(listen));
  return {
    switches: [
      `--gcm-checkin-url=http://127.0.0.1:${webPort}/checkin`,
      `--gcm-registration-url=http://127.0.0.1:${webPort}/register`,
      `--gcm-mcs-endpoint=https://localhost:${linePort}`,
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
    host: `localhost:${securePort}`,
    sent,
    refuse: (status) => {
      refusal = status;
    },
    outOfOrder: (now) => {
      isOut = now;
    },
    close: async () => {
      browser?.destroy();
      web.closeAllConnections();
      secureWeb.closeAllConnections();
      await Promise.all([web, secureWeb, line].map(async (server) => server.close()));
    },
  };
};

const listen = async (server: Server): Promise<number> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on TCP, not on a pipe
  return port;
};
