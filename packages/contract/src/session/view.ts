import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';

/** The person, the staff member who looks as that person, and the end of that; null in a session of the person (OFF-87). */
export const view = call({
  name: 'session.view',
  summary: 'Wer das Portal als welche Person sieht und bis wann.',
  method: 'GET',
  path: 'auth/view',
  kind: 'read',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({
    /** The person. */
    name: z.string(),
    /** The staff member; null in a session of the person. */
    impersonator: z.nullable(z.string()),
    /** ISO instant. */
    ends_at: z.nullable(z.string()),
  }),
});
