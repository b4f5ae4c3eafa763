import type { Page } from '@playwright/test';
import { answer, heading, text, type Scene } from './scene.ts';

const invoices = { as: 'foreman', path: () => '/invoices/all' } as const satisfies Partial<Scene>;
const link = (name: RegExp) => (page: Page) => page.getByRole('link', { name }).first();
const INVOICE = /^Rechnung R-/;
const CREDIT_NOTE = /^Gutschrift G-/;
const pagination = {
  current_page: 1,
  page_size: 20,
  total_items: 0,
  total_pages: 0,
  has_next_page: false,
};

/** Invoices of a company and of a contract, and one beside its delivery notes. */
export const invoiceScenes: readonly Scene[] = [
  { ...invoices, name: 'invoices', shows: link(CREDIT_NOTE) },
  {
    as: invoices.as,
    path: ({ billed }) => `/invoices/${billed ?? 'none'}`,
    name: 'invoices-of-contract',
    shows: link(INVOICE),
  },
  {
    ...invoices,
    name: 'invoices-empty',
    answers: answer('invoices?*', { data: { items: [], pagination } }),
    shows: text('Noch keine Rechnungen'),
  },
  {
    ...invoices,
    name: 'invoice',
    act: (page) => link(INVOICE)(page).click(),
    shows: heading(INVOICE),
  },
  {
    ...invoices,
    name: 'invoice-credit-note',
    act: (page) => link(CREDIT_NOTE)(page).click(),
    shows: heading(CREDIT_NOTE),
  },
];
