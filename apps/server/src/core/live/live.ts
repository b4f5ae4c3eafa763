import { setTimeout as sleep } from 'node:timers/promises';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { staffLive } from '@abrufbar/contract/staff/live.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { FastifyReply } from 'fastify';
import type { Clock } from '#core/clock.ts';
import type { Listener } from '#core/database/listen.ts';
import { type Owner, ofUser, readHint } from '#core/live/hints.ts';
import { createRecentChanges } from '#core/live/recent-changes.ts';
import { createStreams } from '#core/live/streams.ts';
import { type Change, createBatches } from '#core/live/batches.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** A caller that follows: the owners of its rows, and when its session ends. */
type Follower = { readonly owners: readonly Owner[]; readonly endsAt: Date };

/** The caller of a stream. */
export type Following = {
  readonly userId: string;
  /** Brand of the host a customer asked; null for staff. */
  readonly brand: Brand | null;
  /** Seconds since the client last received anything; null when it shows nothing yet. */
  readonly behind: number | null;
  /** Looks the caller up, without relying on what was found before. */
  readonly again: () => Promise<Follower | null>;
};

/** Streams that tell open screens what has changed (D-51); fan-out by NOTIFY, which is a hint only. */
export type Live = {
  /** Makes an answer a stream. */
  readonly open: (reply: FastifyReply, following: Following) => Promise<void>;
  /** Listens on the channel of the hints. */
  readonly hints: Listener;
  /** Ends the streams of a user whose session has ended or whose companies have changed; a client that may stay reconnects. */
  readonly endUser: (userId: string) => void;
  /** Ends the streams of customers at the hosts that a maintenance has closed; null: at all hosts. */
  readonly endBrand: (brand: Brand | null) => void;
  /** Streams that are open now. */
  readonly count: () => number;
  /** Ends all streams at once and accepts no new one. */
  readonly close: () => void;
};

export const createLive = (clock: Clock): Live => {
  const streams = createStreams(clock);
  const recentChanges = createRecentChanges();
  const batches = createBatches((change) => {
    recentChanges.add(change);
    const bytes = bytesOf(change);
    for (const stream of streams.of(change.owner)) streams.write(stream, bytes);
  });
  let hearing = Promise.withResolvers<void>();

  return {
    open: async (reply, { userId, brand, behind, again }) => {
      const stream = streams.join(userId, brand);
      try {
        await Promise.race([
          hearing.promise,
          sleep(START_TIMEOUT_MS, null, { ref: false }).then(refuse),
        ]);
        const caller = await again();
        if (caller === null) throw new Refusal(401, 'signed_out');
        if (stream.isOver) refuse();
        reply.hijack();
        reply.raw.removeHeader('Transfer-Encoding'); // ends with its connection: events travel as they are
        reply.raw.writeHead(200, { ...headersOf(reply), ...STREAM });
        streams.begin(stream, reply.raw, caller.owners, caller.endsAt);
        const isOwn = ({ owner }: Change) => stream.owners.includes(owner);
        const missed = behind === null ? [] : recentChanges.since(behind)?.filter(isOwn);
        const isKnown = missed !== undefined && missed.length <= MAX_MISSED_CHANGES;
        for (const bytes of isKnown ? missed.map(bytesOf) : [EVERYTHING]) {
          streams.write(stream, bytes);
        }
        if (reply.raw.destroyed) streams.leave(stream); // the client has gone meanwhile
      } catch (error) {
        streams.leave(stream);
        throw error;
      }
    },
    hints: {
      ready: () => {
        recentChanges.begin();
        hearing.resolve();
      },
      lost: () => {
        hearing = Promise.withResolvers();
        batches.clear();
        streams.endAll(); // changes in between would be lost
      },
      heard: (payload) => {
        const hint = readHint(payload);
        if (typeof hint === 'string') streams.endOf(hint);
        else if (hint !== null) batches.add(hint);
      },
    },
    endUser: (userId) => streams.endOf(ofUser(userId)),
    endBrand: streams.endOfBrand,
    count: streams.count,
    close: () => {
      batches.clear();
      streams.close();
    },
  };
};

/** Time a new stream waits until the server listens to the channel. */
const START_TIMEOUT_MS = 2_000;

/** A client that missed more reloads everything, which is faster. */
const MAX_MISSED_CHANGES = 20;

const refuse = (): never => {
  throw new Refusal(429, 'busy', { retryAfter: 1 });
};

const STREAM = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no', // proxies pass every event on at once
  Connection: 'close', // after a stream nothing follows on its connection
};

// Headers that hooks have set on the answer so far.
const headersOf = (reply: FastifyReply) => reply.getHeaders() as Record<string, string>;

type Event = OutputOf<typeof staffLive>;
const eventOf = (event: Event) => Buffer.from(`data: ${JSON.stringify(event)}\n\n`);
const bytesOf = ({ kind, ids }: Change) => eventOf({ kind, ids: ids && [...ids] });
const EVERYTHING = eventOf({ kind: 'all', ids: null });
