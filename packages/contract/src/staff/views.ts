import { MAX_VIEW_TEXT_CODE_POINTS, VIEW_REASONS } from '@abrufbar/domain/staff/views.ts';
import * as z from 'zod/mini';
import { call } from '#protocol/call.ts';
import { id, text } from '#wire/codecs.ts';
import { instant } from '#wire/plain.ts';

/**
 * Begins a view of the portal as a person (D-03). 404 for a person without a company at the chosen brand, and for one
 * with a company at a brand the caller lacks (OFF-89).
 */
export const viewAs = call({
  name: 'staff.viewAs',
  summary: 'Öffnet das Portal mit den Augen einer Person.',
  method: 'POST',
  path: 'people/{id}/view',
  kind: 'change',
  who: 'staff',
  roles: ['admin', 'support'],
  stepUp: true,
  showsSecret: true,
  tenant: 'brand',
  rate: 'general',
  audited: true,
  body: 'json',
  input: z.object({
    id,
    reason: z.enum(VIEW_REASONS),
    text: text(MAX_VIEW_TEXT_CODE_POINTS, 1),
  }),
  output: z.object({
    /** Address of the portal, good once; without host where the request came in at one of the brand. */
    link: z.string(),
    valid_until: instant,
  }),
});
