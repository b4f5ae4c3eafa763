import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';

/** Unread messages of the caller, for badge and dashboard button (API-37, ENT-17). */
export const count = call({
  name: 'notifications.count',
  summary: 'Zahl der ungelesenen Nachrichten.',
  method: 'GET',
  path: 'notifications/count',
  kind: 'read',
  who: 'user',
  tenant: 'user',
  rate: 'general',
  audited: false,
  body: 'none',
  input: z.object({}),
  output: z.object({ count: z.int() }),
});
