/** Types of UNTDID 1001 whose amounts are owed to the customer; a correction (384) is an invoice. */
export const CREDIT_NOTE_TYPES = /^(81|83|261|262|296|308|381|396|420|458|502|503|532)$/;

export const INVOICE_KINDS = ['invoice', 'credit_note', 'booking_aid'] as const;
type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Kind of a paper that states amounts: a booking aid states totals alone, of any type. */
export const invoiceKind = (type: string, isBookingAid: boolean): InvoiceKind => {
  if (isBookingAid) return 'booking_aid';
  return CREDIT_NOTE_TYPES.test(type) ? 'credit_note' : 'invoice';
};

/** An amount as the customer owes it: a credit note states what is owed to them, without a sign. */
export const owedAmount = (kind: InvoiceKind, stated: string): string => {
  if (kind !== 'credit_note' || Number(stated) === 0) return stated;
  return stated.startsWith('-') ? stated.slice(1) : `-${stated}`;
};
