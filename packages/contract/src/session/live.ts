import { call } from '#protocol/call.ts';
import { orNothing, wholeNumber } from '#wire/codecs.ts';
import * as z from 'zod/mini';

/** Kinds of changes on an open screen; `all` if the kind is unknown. */
export const LIVE_KINDS = [
  'deliveries',
  'call-offs',
  'contracts',
  'messages',
  'rights',
  'all',
] as const;

/**
 * Streams hints about what has changed, never how: clients refetch what they show. A hint
 * may come twice. `behind`: seconds since the client's last event; changes since then come first.
 */
export const live = call({
  name: 'session.live',
  summary: 'Meldet, was sich ändert, solange die Verbindung besteht.',
  method: 'GET',
  path: 'user/live',
  kind: 'read',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'none',
  stream: true,
  input: z.object({ behind: orNothing(wholeNumber(0, 1_000_000_000)) }),
  output: z.object({
    kind: z.enum(LIVE_KINDS),
    /** Contracts of the deliveries or call-offs; null if there are too many, or no ids. */
    ids: z.nullable(z.array(z.string())),
  }),
});

type Event = z.output<typeof live.output>;

export const DATA = 'data: ';

/** The event in a line of the stream; null for heartbeats and for events of a newer version. */
export const readEvent = (line: string): Event | null => {
  if (!line.startsWith(DATA)) return null;
  try {
    const event = z.safeParse(live.output, JSON.parse(line.slice(DATA.length)));
    return event.success ? event.data : null;
  } catch {
    return null; // no JSON
  }
};
