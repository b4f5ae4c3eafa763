/** Names under which Factur-X, ZUGFeRD and XRechnung embed the invoice. */
export const INVOICE_NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];
