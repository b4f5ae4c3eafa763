import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { scan } from '@abrufbar/contract/deliveries/code.ts';
import { formatIds } from '@abrufbar/domain/deliveries/delivery.ts';
import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { chosenCompany } from '#core/device.ts';
import { whenLayersClosed } from '#core/navigation/leave.ts';
import { href } from '#core/navigation/paths.ts';
import { go, preloadPath } from '#core/navigation/router.ts';
import { scannedCompany } from '#deliveries/scanner/scanned-company.ts';
import { SCAN_SHOWN } from '#deliveries/scanner/scanned-site.ts';

const t = reader(deliveriesScannerTexts);

type Found = OutputOf<typeof scan>;
type Uploaded =
  | { readonly found: Found }
  /** The server's refusal, line by line; empty if the app has already reported it. */
  | { readonly refused: readonly string[] }
  | 'no-reception';

/** Asks the server which delivery a code or a number belongs to. */
export const uploadCode = async (company_number: string, data: string): Promise<Uploaded> => {
  try {
    return { found: await send(scan, { company_number, data }, { quiet: 'all' }) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (error.status === 0) return 'no-reception';
    if ([401, 503].includes(error.status)) return { refused: [] }; // the app opens another page
    if ([403, 429].includes(error.status) && error.errors.length === 0) {
      return { refused: [error.message] }; // the time to wait (D-18), or whom to ask
    }
    const lines = error.errors.map(({ message }) => message).filter((line) => line !== '');
    return { refused: lines.length > 0 ? lines : [t('scanner.failed_text')] }; // ERR-14, ERR-15
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
    scannedCompany.set({ name: found.company_name, nummer: found.company_number });
  }
  await go(address, { replace: true });
};
