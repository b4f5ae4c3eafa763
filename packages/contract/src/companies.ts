import { call } from '#protocol/call.ts';
import { permissions } from '#wire/permissions.ts';
import { text } from '#wire/codecs.ts';
import * as z from 'zod/mini';

const ofCompany = z.object({ company_number: text(40, 1) });

/** What the caller may do in one of his companies (PER-02). */
export const sectionPermissions = call({
  name: 'companies.sectionPermissions',
  summary: 'Berechtigungen der angemeldeten Person in einer Firma.',
  method: 'GET',
  path: 'section-permissions',
  kind: 'read',
  who: 'user',
  tenant: 'company',
  rate: 'general',
  audited: false,
  body: 'none',
  input: ofCompany,
  output: z.object({ permissions }),
});

/** Buttons of the start page in their order; a key that equals a route name opens that route (D-07). */
export const dashboardButtons = call({
  name: 'companies.dashboardButtons',
  summary: 'Schaltflächen der Startseite in ihrer Reihenfolge.',
  method: 'GET',
  path: 'dashboard-buttons',
  kind: 'read',
  who: 'user',
  tenant: 'company',
  rate: 'general',
  audited: false,
  body: 'none',
  input: ofCompany,
  output: z.object({
    items: z.array(z.object({ key: z.string(), title: z.string(), icon: z.string() })),
  }),
});
