import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type Call, hasBody } from '@abrufbar/contract/protocol/call.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { isLocalHost } from '#core/http/link-origin.ts';

/**
 * The protocol has GETs that change something (T-01). They run only for a script of the portal itself:
 * never for a foreign page, an address typed or linked, a picture, or a browser that looks ahead.
 */
export const refuseForeignPage = (call: Call, { headers }: IncomingMessage): void => {
  if (call.kind !== 'change' || hasBody(call)) return;
  const site = headers['sec-fetch-site'] ?? 'same-origin';
  const mode = String(headers['sec-fetch-mode'] ?? '');
  const isAhead = ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    String(headers[name] ?? '').includes('prefetch'),
  );
  if (site !== 'same-origin' || ['navigate', 'no-cors'].includes(mode) || isAhead) {
    throw new Refusal(403, 'foreign_page');
  }
};

/** Whether a request comes from this machine. A proxy on it has a local address too, but says for whom it asks. */
const isThisMachine = ({ headers, socket }: IncomingMessage): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

/**
 * Whether a request comes from this machine and was meant for it: a foreign page that gave its own name this
 * address may not read what is for the operator.
 */
export const isForOperator = (request: IncomingMessage, hostname: string): boolean =>
  isThisMachine(request) && isLocalHost(hostname.toLowerCase());

const HTTP_VERSIONS = ['1.0', '1.1'];

/** Refuses requests that no browser and no known client of ours sends (docs/quality.md section "HTTP"). */
export const refuseInvalidRequest = (
  { method, url = '', headers, headersDistinct, httpVersion }: IncomingMessage,
  host: string,
  allowedHosts: readonly string[],
): void => {
  const transfer = headers['transfer-encoding'] ?? 'chunked';
  if (method === 'TRACE' || transfer.toLowerCase() !== 'chunked' || !url.startsWith('/')) {
    throw new Refusal(400, 'unreadable');
  }
  // Node reads both, but what stands in front of it may read them otherwise: the first host or the last, a
  // request of HTTP/1 or a frame of HTTP/2.
  const hosts = headersDistinct['host']?.length ?? 0;
  if (hosts > 1 || !HTTP_VERSIONS.includes(httpVersion)) throw new Refusal(400, 'unreadable');
  // A load balancer asks for the health under an address of its own.
  const isForHost = allowedHosts.length > 0 && !/^\/(?:healthz|readyz)$/.test(url);
  if (isForHost && !allowedHosts.includes(host.toLowerCase())) {
    throw new Refusal(400, 'unknown_host');
  }
};

/**
 * Target of a request as a path. An absolute target becomes one only when it names the host of the
 * request; a foreign one is refused: this server is nobody's proxy.
 */
export const pathOf = ({ url = '/', headers }: IncomingMessage): string => {
  if (url.startsWith('/')) return url;
  const target = URL.parse(url);
  return target !== null && target.host === headers.host ? target.pathname + target.search : url;
};

const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW';

/** Answers what is not even HTTP, or comes too slowly, and closes the connection. */
export const closeUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    { [TOO_SLOW]: '408 Request Timeout', [HEADERS_TOO_LARGE]: '431 Headers Too Large' }[
      error.code ?? ''
    ] ?? '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** After an answer that came before the whole body did: the rest may not keep the connection for long (quality R10). */
export const limitUnreadBody = (request: IncomingMessage, seconds: number): void => {
  if (request.complete) return;
  const timer = setTimeout(() => request.socket.destroy(), seconds * 1000).unref();
  request.once('close', () => clearTimeout(timer));
};
