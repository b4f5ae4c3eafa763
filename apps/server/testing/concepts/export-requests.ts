/** Asks for each list of the office as a file, whole. */
import {
  officeCartsExport,
  officeOrdersExport,
} from '@abrufbar/contract/call-offs/office-carts-export.ts';
import { officeExport as callOffExport } from '@abrufbar/contract/call-offs/office-export.ts';
import { officeExport as customerExport } from '@abrufbar/contract/companies/office-export.ts';
import { officeExport as contractExport } from '@abrufbar/contract/contracts/office-export.ts';
import { officeObjectExport } from '@abrufbar/contract/contracts/office-object-export.ts';
import { officeClaimExport } from '@abrufbar/contract/deliveries/office-claims.ts';
import { officeExport as deliveryExport } from '@abrufbar/contract/deliveries/office-export.ts';
import { officeFileExport, officeInvoiceExport } from '@abrufbar/contract/documents-export.ts';
import { officeImportExport } from '@abrufbar/contract/imports/office-export.ts';
import { officeInvitationExport } from '@abrufbar/contract/registration-export.ts';
import { auditExport } from '@abrufbar/contract/staff/audit.ts';
import { reportExport } from '@abrufbar/contract/staff/reports-export.ts';
import { officeTranslationExport } from '@abrufbar/contract/content/office-translations.ts';
import { UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import type { askedExport, ExportListName } from '@abrufbar/contract/staff/exports.ts';
import type * as z from 'zod/mini';
import type { asStaff } from '#testing/concepts/office.ts';

type Send = ReturnType<typeof asStaff>;
type Ask = (send: Send) => Promise<z.output<typeof askedExport>>;

const any = { customer: null, from: null, until: null, q: null, sort: null, direction: null };
const format = 'csv' as const;

/** By the name of the list; nothing narrows it. */
export const ASK_FOR: Readonly<Record<ExportListName, Ask>> = {
  'call-offs': (send) =>
    send(callOffExport, { ...UNFILTERED, view: 'all', columns: ['number'], format }),
  contracts: (send) => send(contractExport, { ...any, view: 'all', columns: ['number'], format }),
  customers: (send) => send(customerExport, { ...any, columns: ['name'], format }),
  claims: (send) =>
    send(officeClaimExport, {
      ...{ view: 'all', customer: null, q: null, columns: ['number', 'state'], format },
    }),
  deliveries: (send) =>
    send(deliveryExport, {
      ...any,
      view: 'all',
      plant: null,
      material: null,
      contract: null,
      columns: ['note'],
      format,
    }),
  files: (send) => send(officeFileExport, { ...any, type: null, format }),
  invoices: (send) => send(officeInvoiceExport, { ...any, format }),
  imports: (send) => send(officeImportExport, { ...any, view: null, format }),
  invitations: (send) => send(officeInvitationExport, { ...any, view: 'all', format }),
  'master-data': (send) => send(officeObjectExport, { ...any, kind: 'materials', format }),
  translations: (send) =>
    send(officeTranslationExport, { ...any, view: null, area: null, columns: ['key'], format }),
  carts: (send) => send(officeCartsExport, { format }),
  orders: (send) => send(officeOrdersExport, { format }),
  reports: (send) =>
    send(reportExport, { ...any, step: null, plant: null, material: null, format }),
  audit: (send) => send(auditExport, { ...any, person: null, action: null, object: null, format }),
};
