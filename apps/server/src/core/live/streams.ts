import type { ServerResponse } from 'node:http';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { ofUser, type Owner } from '#core/live/hints.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** Streams of one user over all devices; a browser keeps six connections to a server. */
const MAX_STREAMS_PER_USER = 5;
/** The other connections of the process are for calls (serve.ts). */
const MAX_STREAMS = 4_000;
/** Unread bytes beyond which a client counts as too slow. */
const MAX_UNREAD_BYTES = 16_384;
const HEARTBEAT_INTERVAL_MS = 25_000;
/** A limited age makes the server look up memberships again and drops phones that have disappeared. */
const MAX_AGE_MS = 15 * 60_000;
const SWEEP_INTERVAL_MS = 1_000;

/** One open stream, or one that is being opened and has no response yet. */
export type Stream = {
  readonly userId: string;
  /** Brand of the host of a customer; null for staff, who go on in a maintenance. */
  readonly brand: Brand | null;
  isOver: boolean;
  owners: readonly Owner[];
  response: ServerResponse | null;
  /** Instant at which the session ends. */
  endsAt: number;
  /** Instant of the running process at which the stream ends. */
  lastsUntil: number;
};

/** All streams of this process. */
export const createStreams = (clock: () => Date, time = () => performance.now()) => {
  const byOwner = new Map<Owner, Set<Stream>>();
  let count = 0;
  let beat = time();
  let isClosed = false;

  const of = (owner: Owner): Iterable<Stream> => byOwner.get(owner) ?? [];
  const add = (owner: Owner, stream: Stream) => {
    const streams = byOwner.get(owner) ?? new Set();
    byOwner.set(owner, streams.add(stream));
  };
  const all = function* () {
    for (const [owner, streams] of byOwner) if (owner.startsWith('u')) yield* streams;
  };

  const leave = (stream: Stream): void => {
    if (stream.isOver) return;
    stream.isOver = true;
    count -= 1;
    for (const owner of stream.owners) {
      byOwner.get(owner)?.delete(stream);
      if (byOwner.get(owner)?.size === 0) byOwner.delete(owner);
    }
  };

  const end = (stream: Stream): void => {
    leave(stream);
    // A client that does not read could otherwise keep its connection open for ever.
    if (stream.response?.writableLength === 0) stream.response.end();
    else stream.response?.destroy();
  };

  const write = (stream: Stream, bytes: Buffer): void => {
    if (stream.response === null) return;
    stream.response.write(bytes);
    if (stream.response.writableLength <= MAX_UNREAD_BYTES) return;
    leave(stream);
    stream.response.destroy();
  };

  const sweep = () => {
    const now = time();
    const instant = clock().getTime();
    const isBeat = now - beat >= HEARTBEAT_INTERVAL_MS;
    if (isBeat) beat = now;
    for (const stream of [...all()]) {
      if (now >= stream.lastsUntil || instant >= stream.endsAt) end(stream);
      else if (isBeat) write(stream, COMMENT);
    }
  };
  const endAll = (): void => {
    for (const stream of [...all()]) end(stream);
  };
  const timer = setInterval(sweep, SWEEP_INTERVAL_MS).unref();

  return {
    /** Takes one of the slots; from now on `endOf` reaches the stream. */
    join: (userId: string, brand: Brand | null): Stream => {
      const own = ofUser(userId);
      const isTooMany =
        isClosed || count >= MAX_STREAMS || (byOwner.get(own)?.size ?? 0) >= MAX_STREAMS_PER_USER;
      if (isTooMany) throw new Refusal(429, 'busy', { retryAfter: 30 });
      const lastsUntil = time() + MAX_AGE_MS * (1 + Math.random() / 3); // not all at once
      const stream = {
        userId,
        brand,
        isOver: false,
        owners: [own],
        response: null,
        endsAt: 0,
        lastsUntil,
      };
      count += 1;
      add(own, stream);
      return stream;
    },
    /** Begins to send a stream the changes of these owners. */
    begin: (stream: Stream, response: ServerResponse, owners: readonly Owner[], endsAt: Date) => {
      stream.response = response;
      stream.endsAt = endsAt.getTime();
      stream.owners = [...stream.owners, ...owners];
      for (const owner of owners) add(owner, stream);
      response.once('close', () => leave(stream));
      write(stream, COMMENT); // the client learns at once that it is connected
    },
    leave,
    write,
    of,
    endOf: (owner: Owner): void => {
      for (const stream of [...of(owner)]) end(stream);
    },
    /** Ends those of customers at the hosts of a brand, or at all hosts. */
    endOfBrand: (brand: Brand | null): void => {
      for (const stream of [...all()])
        if (stream.brand !== null && (brand === null || stream.brand === brand)) end(stream);
    },
    endAll,
    count: (): number => count,
    /** Ends all streams and accepts no more. */
    close: (): void => {
      isClosed = true;
      clearInterval(timer);
      endAll();
    },
  };
};

const COMMENT = Buffer.from(':\n\n');
