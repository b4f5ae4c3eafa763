import { cartExport, orderExport } from '#call-offs/cart/office-export.ts';
import { callOffExport } from '#call-offs/exports/handlers.ts';
import { customerExport } from '#customer-export.ts';
import { contractExport } from '#contracts/office/export.ts';
import { objectExport } from '#contracts/office/object-export.ts';
import { claimExport } from '#deliveries/claims/office-export.ts';
import { deliveryExport } from '#deliveries/office/export.ts';
import { fileExport, invoiceExport } from '#documents/office/export.ts';
import { importExport } from '#imports/office/export.ts';
import { invitationExport } from '#registration/export.ts';
import { translationExport } from '#content/translations/export.ts';
import { reportList } from '#staff/reports/export.ts';
import { auditList } from '#staff/audit/export.ts';
import type { ExportList } from '#staff/exports/lists.ts';

/** Every list of the office that leaves the house as a file. */
export const EXPORT_LISTS: readonly ExportList[] = [
  callOffExport,
  claimExport,
  contractExport,
  customerExport,
  deliveryExport,
  fileExport,
  importExport,
  invitationExport,
  invoiceExport,
  objectExport,
  translationExport,
  cartExport,
  orderExport,
  reportList,
  auditList,
];
