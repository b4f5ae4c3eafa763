import { arrivals } from '#imports/arrivals-handler.ts';
import { callOffs } from '#imports/call-offs-handler.ts';
import { invoices } from '#imports/invoices/rows-handler.ts';
import { masterData } from '#imports/master-data/handler.ts';

/** Calls whose rows stand for themselves. */
export const rowImports = [arrivals, callOffs, invoices, masterData];
