import { createPublicKey, randomBytes, verify, webcrypto } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import * as z from 'zod/mini';
import type { PushTarget } from '#core/push/push.ts';
import { buildCertificate } from '#testing/external/certificate.ts';
import { until } from '#testing/server/until.ts';

// Strict: a push says title and target and no more (D-53).
const pushed = z.strictObject({ title: z.string(), path: z.string() });

/** A push as the device shows it, with what the push service received. */
type ArrivedPush = z.output<typeof pushed> & {
  readonly device: TestDevice;
  readonly bytes: number;
  readonly ttl: number;
  readonly topic: string;
  readonly urgency: string;
  /** Address to which the push service may turn. */
  readonly contact: string;
};

/** A browser that has subscribed. */
type TestDevice = { readonly target: PushTarget };

/** How the push service answers: a status, or not at all. */
export type PushReply =
  | {
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: string;
      /** Its body never ends. */
      readonly isHalf?: true;
    }
  | 'silence'
  | 'hang up';

type Subscription = {
  readonly device: TestDevice;
  readonly keys: CryptoKeyPair;
  readonly auth: Buffer<ArrayBuffer>;
  readonly applicationKey: string | null;
  replies: PushReply[];
  maxBytes: number;
};

type TestPush = {
  readonly origin: string;
  /** Certificate by which it is trusted. */
  readonly ca: string;
  /** Settings of a server that may push there. */
  readonly env: { readonly PUSH_HOSTS: string };
  /** Subscribes a new browser; with a key it takes pushes of that key alone. */
  readonly subscribe: (applicationKey?: string) => Promise<TestDevice>;
  /** Answers of the next pushes to a device, before any is taken. */
  readonly reply: (device: TestDevice, ...replies: readonly PushReply[]) => void;
  /** Larger bodies are answered 413. */
  readonly limit: (device: TestDevice, maxBytes: number) => void;
  readonly unsubscribe: (device: TestDevice) => void;
  readonly arrived: readonly ArrivedPush[];
  /** Requests that came, taken or not. */
  readonly requests: () => number;
  /** Those of a device, as soon as there are so many. */
  readonly pushesTo: (device: TestDevice, count?: number) => Promise<ArrivedPush[]>;
};

/** A real push service on a port of its own, with the browsers behind it; it knows none of our code. */
export const startPush = async (
  t: { readonly after: (end: () => Promise<void>) => void },
  /** Instant at which the clock of the server stands that pushes; without it time passes. */
  { now }: { readonly now?: string } = {},
): Promise<TestPush> => {
  const clock = () => (now === undefined ? new Date() : new Date(now));
  const { key, cert: ca } = buildCertificate('localhost');
  setDefaultCACertificates([...getCACertificates('default'), ca]);
  const subscriptions = new Map<string, Subscription>();
  const arrived: ArrivedPush[] = [];
  let requests = 0;
  let origin = '';
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    requests += 1;
    const body = Buffer.from(await buffer(request));
    const known = subscriptions.get(request.url ?? '');
    const reply = known?.replies.shift();
    if (reply === 'silence') return;
    if (reply === 'hang up') return void request.socket.destroy();
    if (reply) {
      response.writeHead(reply.status, reply.headers).write(reply.body ?? ' ');
      return reply.isHalf ? undefined : void response.end();
    }
    const refuse = (status: number) => void response.writeHead(status).end();
    if (request.method !== 'POST' || !known) return refuse(404);
    const { authorization = '', ttl = '', topic, urgency } = request.headers;
    const signer = signerOf(authorization, origin, clock());
    if (signer === null) return refuse(401);
    if (known.applicationKey !== null && known.applicationKey !== signer.key) return refuse(403);
    if (body.length > known.maxBytes) return refuse(413);
    if (!/^\d+$/.test(String(ttl)) || request.headers['content-encoding'] !== 'aes128gcm')
      return refuse(400);
    if (!/^[A-Za-z0-9_-]{1,32}$/.test(String(topic))) return refuse(400);
    arrived.push({
      ...pushed.parse(JSON.parse(await decrypt(body, known))),
      device: known.device,
      bytes: body.length,
      ttl: Number(ttl),
      topic: String(topic),
      urgency: String(urgency),
      contact: signer.contact,
    });
    refuse(201);
  };
  const server = createServer({ key, cert: ca }, (request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listening on TCP, not on a pipe
  origin = `https://localhost:${port}`;
  t.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  const of = ({ target }: TestDevice): Subscription => {
    const found = subscriptions.get(new URL(target.endpoint).pathname);
    if (!found) throw new Error('not a device of this push service');
    return found;
  };
  return {
    origin,
    ca,
    env: { PUSH_HOSTS: `localhost:${port}` },
    subscribe: async (applicationKey) => {
      const made = await subscribe(origin, applicationKey ?? null);
      subscriptions.set(new URL(made.device.target.endpoint).pathname, made);
      return made.device;
    },
    reply: (device, ...replies) => void of(device).replies.push(...replies),
    limit: (device, maxBytes) => {
      of(device).maxBytes = maxBytes;
    },
    unsubscribe: (device) => {
      of(device).replies = Array.from({ length: 20 }, () => ({ status: 410 }));
    },
    arrived,
    requests: () => requests,
    pushesTo: async (device, count = 1) => {
      const found = () => arrived.filter((one) => one.device === device);
      await until(() => found().length >= count);
      return found();
    },
  };
};

const CURVE = { name: 'ECDH', namedCurve: 'P-256' };

const subscribe = async (origin: string, applicationKey: string | null): Promise<Subscription> => {
  const keys = await webcrypto.subtle.generateKey(CURVE, true, ['deriveBits']);
  const auth = Buffer.from(randomBytes(16));
  const target = {
    endpoint: `${origin}/push/${randomBytes(16).toString('hex')}`,
    p256dh: await rawOf(keys.publicKey),
    auth: auth.toString('base64url'),
  };
  return { device: { target }, keys, auth, applicationKey, replies: [], maxBytes: 4_096 };
};

type CryptoKeyPair = webcrypto.CryptoKeyPair;

const rawOf = async (key: webcrypto.CryptoKey) =>
  Buffer.from(await webcrypto.subtle.exportKey('raw', key)).toString('base64url');

type Bytes = Uint8Array<ArrayBuffer>;

const derive = async (secret: Bytes, salt: Bytes, info: Bytes, bytes: number) => {
  const key = await webcrypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt, info };
  return Buffer.from(await webcrypto.subtle.deriveBits(how, key, bytes * 8));
};

/** Decrypts a push as a browser does (RFC 8291, section 3): by Web Crypto, not by the code that encrypts. */
const decrypt = async (
  body: Buffer<ArrayBuffer>,
  { keys, auth }: Subscription,
): Promise<string> => {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  if (record.length > size) throw new Error('more than one record');
  const theirs = await webcrypto.subtle.importKey('raw', sender, CURVE, false, []);
  const how = { name: 'ECDH', public: theirs };
  const shared = Buffer.from(await webcrypto.subtle.deriveBits(how, keys.privateKey, 256));
  const own = Buffer.from(await rawOf(keys.publicKey), 'base64url');
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = await derive(shared, auth, about, 32);
  const bits = await derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const iv = await derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const key = await webcrypto.subtle.importKey('raw', bits, 'AES-GCM', false, ['decrypt']);
  const filled = Buffer.from(await webcrypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, record));
  const end = filled.findLastIndex((byte) => byte !== 0);
  if (filled[end] !== 2) throw new Error('not the last record');
  return filled.subarray(0, end).toString();
};

const claims = z.object({ aud: z.string(), exp: z.int(), sub: z.string() });

/** The signer of a push (RFC 8292); null when the signature is invalid. */
const signerOf = (authorization: string, origin: string, now: Date) => {
  const [, head = '', body = '', signature = '', signer = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(signer, 'base64url');
  if (point.length !== 65 || point[0] !== 4) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  const left = exp - now.getTime() / 1000;
  const isMeant = aud === origin && /^(?:mailto:|https:)/.test(sub);
  const isGood = isSigned && isMeant && left > 0 && left <= 86_400;
  return isGood ? { key: signer, contact: sub } : null;
};
