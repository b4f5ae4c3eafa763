import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { scan } from '@abrufbar/contract/deliveries/code.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { send } from '@abrufbar/web/data.ts';
import { chosenCompany } from '#core/device.ts';
import { whenLayersClosed } from '@abrufbar/web/ui/layer.ts';
import { href } from '#core/navigation/paths.ts';
import { go, preloadPath } from '#core/navigation/router.ts';
import { scanRefusal, type ScanRefusal } from '#deliveries/scanner/refusal.ts';
import { scannedCompany, scannedDeliveries } from '#deliveries/scanner/scanned-company.ts';
import { SCAN_SHOWN } from '#deliveries/scanner/scanned-site.ts';

type Found = OutputOf<typeof scan>;
type Uploaded =
  | { readonly found: Found }
  /** The reason; null if the app has already reported it. */
  | { readonly refused: ScanRefusal | null }
  | 'no-reception';

/** Asks the server which delivery a code or a number belongs to. */
export const uploadCode = async (company_number: string, data: string): Promise<Uploaded> => {
  try {
    return { found: await send(scan, { company_number, data }, { quiet: 'all' }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0) return 'no-reception';
    if ([401, 503].includes(error.status)) return { refused: null }; // the app opens another page
    return { refused: scanRefusal(error) };
  }
};

const SUCCESS_SHOWN_MS = 200; // time for which the frame shows success

/** Opens the delivery in the company it belongs to (QR-02, QR-03, D-49). */
export const openFound = async (found: Found, isHere: () => boolean): Promise<void> => {
  const ids = formatIds(found.delivery_id, found.contract_id);
  const address = href('delivery-single', { ids }, SCAN_SHOWN(found.construction_site_name));
  navigator.vibrate?.(30);
  await Promise.all([
    preloadPath(address),
    whenLayersClosed(),
    new Promise((resolve) => setTimeout(resolve, SUCCESS_SHOWN_MS)),
  ]);
  if (!isHere()) return;
  if (found.switch_company) {
    chosenCompany.set(found.company_number);
    scannedCompany.set({ name: found.company_name, number: found.company_number });
  }
  scannedDeliveries.add(found.delivery_id);
  await go(address, { replace: true });
};
