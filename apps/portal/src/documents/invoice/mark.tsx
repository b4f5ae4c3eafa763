import type { invoices } from '@abrufbar/contract/documents-invoice-list.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { NoteMark } from '@abrufbar/domain/documents/invoice-match.ts';
import { invoicesTexts } from '@abrufbar/texts/documents-invoice-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { circleCheck, circleX, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';

const t = reader(invoicesTexts);

type Invoice = OutputOf<typeof invoices>['items'][number];

const LOOKS = {
  matched: { role: 'ok', icon: circleCheck },
  quantity_differs: { role: 'warn', icon: triangleAlert },
  missing_here: { role: 'danger', icon: circleX },
  missing_on_invoice: { role: 'warn', icon: triangleAlert },
} as const;

/** How a delivery note and an invoice fit together (DOC-54, DOC-55). */
export const MarkChip = ({ mark }: { readonly mark: NoteMark }) => (
  <StatusChip {...LOOKS[mark]}>{t(`invoice.mark.${mark}`)}</StatusChip>
);

/** Name of the quantity that a paper states: a credit note gives it back. */
export const billedLabel = (kind: Invoice['kind']): string =>
  t(kind === 'credit_note' ? 'invoice.credited' : 'invoice.billed');

type Quantities = readonly { readonly quantity: string; readonly quantity_unit: string }[];

/** `26,40 t, 7,50 m³`. */
export const quantitiesText = (quantities: Quantities): string =>
  quantities.map(({ quantity, quantity_unit: unit }) => `${quantity}\u00A0${unit}`).join(', ');
