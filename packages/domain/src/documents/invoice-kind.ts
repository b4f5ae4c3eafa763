/** Types of UNTDID 1001 whose amounts are owed to the customer; a correction (384) is an invoice. */
const CREDIT_NOTES = /^(81|83|261|262|296|308|381|396|420|458|502|503|532)$/;

export const INVOICE_KINDS = ['invoice', 'credit_note', 'booking_aid'] as const;
type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Kind of a paper that states amounts: a booking aid states totals alone, of any type. */
export const invoiceKind = (type: string, isBookingAid: boolean): InvoiceKind => {
  if (isBookingAid) return 'booking_aid';
  return CREDIT_NOTES.test(type) ? 'credit_note' : 'invoice';
};
