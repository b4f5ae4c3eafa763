import { store } from '@abrufbar/web/store.ts';

/** The company that the last scan has switched to; the delivery page shows it once. */
export const scannedCompany = store<{ readonly name: string; readonly number: string } | null>(
  null,
);

/** Deliveries that were opened by a scan since the app was started: their confirmation says so (BEY-61). */
export const scannedDeliveries = new Set<string>();
