import { call } from '#protocol/call.ts';
import { orNothing, wholeNumber } from '#wire/codecs.ts';
import * as z from 'zod/mini';

/** What can change on an open screen; `all` when it is not known what. */
export const LIVE_KINDS = ['deliveries', 'call-offs', 'contracts', 'messages', 'all'] as const;

/**
 * Tells while it lasts what has changed, never how: whoever shows it reads it anew. A hint only, and one that
 * may come twice. `behind`: seconds for which the client has heard nothing; what changed meanwhile comes first.
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
    /** Contracts of deliveries, call-offs; null when there are too many to name, or no ids at all. */
    ids: z.nullable(z.array(z.string())),
  }),
});

type Event = z.output<typeof live.output>;

const DATA = 'data: ';

/** The event in a line of the stream; null for a sign of life and for what only a newer client understands. */
export const readEvent = (line: string): Event | null => {
  if (!line.startsWith(DATA)) return null;
  try {
    const event = z.safeParse(live.output, JSON.parse(line.slice(DATA.length)));
    return event.success ? event.data : null;
  } catch {
    return null; // no JSON
  }
};
