import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { scanQrCode } from '@abrufbar/web/ui/icons/navigation.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { useEffect, useState } from 'react';
import { replaceSearch, useSearch } from '#core/navigation/router.ts';
import { scannedCompany } from '#deliveries/scanner/scanned-company.ts';
import { SCAN_GONE, scannedSite } from '#deliveries/scanner/scanned-site.ts';

const t = reader({ ...deliveriesTexts, ...generalTexts });

/** Note that the scan has found this delivery; shown once, because it is removed from the address (T-47). */
export const ScanNote = () => {
  const search = useSearch();
  const [site, setSite] = useState(() => scannedSite(search));
  const [company] = useState(scannedCompany.get);
  useEffect(() => {
    if (site !== null) replaceSearch(SCAN_GONE);
    scannedCompany.set(null);
  }, [site]);
  if (site === null) return null;
  const close = { label: t('common.close'), onClick: () => setSite(null) };
  return (
    <Note
      tone="ok"
      icon={scanQrCode}
      title={t('delivery.scan_success')}
      live="status"
      close={close}
    >
      {site && <p>{site}</p>}
      {company && (
        <p>{t('delivery.scan_company', { name: company.name, nummer: company.number })}</p>
      )}
    </Note>
  );
};
