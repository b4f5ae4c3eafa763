import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import type { Clock } from '#core/clock.ts';
import type { Logger } from '#core/log.ts';
import type { Push, PushAnswer, PushMessage, PushTarget } from '#core/push/push.ts';
import { encryptPush } from '#core/push/encryption.ts';
import { lookupFor, PrivateAddress, publicLookup, readEndpoint } from '#core/push/hosts.ts';
import { type PushKeys, pushSigner } from '#core/push/vapid-signature.ts';
import type { Settings } from '#core/settings.ts';

type PushSettings = Pick<Settings, 'PUSH_HOSTS' | 'PUBLIC_URL' | 'MAIL_FROM'>;

type PushOptions = {
  readonly settings: PushSettings;
  readonly keys: PushKeys;
  readonly clock: Clock;
  readonly log: Logger;
  /** Covers everything from the look-up of the name to the end of the answer. */
  readonly timeoutMs?: number;
};

const TIMEOUT_MS = 10_000;
/** Lengths differ in steps of this many bytes. */
const PADDING_STEP_BYTES = 256;
const MAX_TITLE_CHARS = 160;
/** Title length for a push service that accepts very little. */
const SHORT_TITLE_CHARS = 30;

/** Opens the sender for the push services of the settings. */
export const openPushSender = ({
  settings,
  keys,
  clock,
  log,
  timeoutMs = TIMEOUT_MS,
}: PushOptions): Push => {
  const hosts = settings.PUSH_HOSTS;
  const signFor = pushSigner(keys, contactOf(settings));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const lookup = publicLookup();
  const closing = new AbortController();

  /** One request, whose answer is read to its end; a redirect is an answer like any other. */
  const post = async (
    url: URL,
    message: PushMessage,
    body: Buffer,
  ): Promise<PushAnswer | 'too-large'> => {
    const sent = request(url, {
      method: 'POST',
      agent,
      ...lookupFor(url, hosts, lookup),
      signal: AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]),
      headers: {
        Authorization: signFor(url.origin, clock()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        'Content-Length': body.length,
        TTL: message.ttlSeconds,
        Topic: topicOf(message.topic),
        Urgency: 'high',
      },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage]; // the event brings it
    return readAnswer(response, clock());
  };

  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => readEndpoint(endpoint, hosts) !== null,
    send: async (target, message) => {
      const url = readEndpoint(target.endpoint, hosts);
      if (url === null) return { kind: 'refused' };
      try {
        const first = await post(
          url,
          message,
          bodyFor(target, message, MAX_TITLE_CHARS, PADDING_STEP_BYTES),
        );
        if (first !== 'too-large') return first;
        const second = await post(url, message, bodyFor(target, message, SHORT_TITLE_CHARS, 1));
        return second === 'too-large' ? { kind: 'refused' } : second;
      } catch (error) {
        // The error's message may contain the address of a device.
        const { code = '', name = '' } = Object(error) as Failure; // read only as far as it goes
        log.warn({ host: url.host, code, name }, 'push not sent');
        const isHopeless = error instanceof PrivateAddress || code.startsWith('ERR_CRYPTO_ECDH');
        return isHopeless ? { kind: 'refused' } : { kind: 'later', afterSeconds: null };
      }
    },
    close: () => {
      closing.abort();
      agent.destroy();
    },
  };
};

type Failure = { readonly code?: string; readonly name?: string };

/** Contact address for push services; Apple's accepts no address of a local machine. */
const contactOf = ({ PUBLIC_URL, MAIL_FROM }: PushSettings): string => {
  if (MAIL_FROM !== undefined) return `mailto:${MAIL_FROM}`;
  return PUBLIC_URL?.startsWith('https:') ? PUBLIC_URL : 'mailto:no-reply@localhost';
};

/** At most 32 of these characters (RFC 8030): an id without its hyphens is just as long. */
const topicOf = (id: string): string => id.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 32);

const bodyFor = (
  target: PushTarget,
  { title, path }: PushMessage,
  maxLength: number,
  step: number,
): Buffer => {
  const characters = [...title];
  const shown =
    characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : title;
  return encryptPush(JSON.stringify({ title: shown, path }), target, { step });
};

const readAnswer = async (
  response: IncomingMessage,
  now: Date,
): Promise<PushAnswer | 'too-large'> => {
  const { statusCode = 0, headers } = response;
  if (statusCode >= 200 && statusCode < 300) {
    response.resume();
    return { kind: 'sent' };
  }
  const words = await beginningOf(response);
  if (statusCode === 404 || statusCode === 410) return { kind: 'gone' };
  if (statusCode === 401 || statusCode === 403) return { kind: 'renew' };
  // Apple's way to say that the key does not match.
  if (statusCode === 400 && words.includes('VapidPkHashMismatch')) return { kind: 'renew' };
  if (statusCode === 413) return 'too-large';
  if (statusCode !== 429 && statusCode < 500) return { kind: 'refused' };
  return { kind: 'later', afterSeconds: secondsUntil(headers['retry-after'] ?? '', now) };
};

/** A longer wait must be a mistake of the push service. */
const MAX_RETRY_AFTER_SECONDS = 999_999;

/** Reads `Retry-After` in seconds or as an HTTP date (RFC 9110); null when it is unusable. */
const secondsUntil = (said: string, now: Date): number | null => {
  const until = said.endsWith(' GMT') ? Date.parse(said) - now.getTime() : NaN;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.max(0, Math.ceil(until / 1000));
  return seconds <= MAX_RETRY_AFTER_SECONDS ? seconds : null;
};

/** No answer worth reading is longer. */
const MAX_RESPONSE_BYTES = 4_096;

const beginningOf = async (response: IncomingMessage): Promise<string> => {
  const read: Buffer[] = [];
  let length = 0;
  // Without an encoding it brings bytes.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    read.push(chunk);
    length += chunk.length;
    if (length > MAX_RESPONSE_BYTES) break; // which ends the connection
  }
  return Buffer.concat(read).toString('latin1');
};
