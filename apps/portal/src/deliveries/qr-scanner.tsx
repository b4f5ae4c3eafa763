import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { showFlash } from '@abrufbar/web/flash.ts';
import { returnPath } from '#core/navigation/overlays.ts';
import { href } from '#core/navigation/paths.ts';
import { go, goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { usePermissionsIn } from '#deliveries/permissions-in.ts';
import { Scanner } from '#deliveries/scanner/scanner.tsx';

const t = reader(deliveriesScannerTexts);
const close = () => goBack(returnPath('qr-scanner'));

/** Finds a delivery by the code on its note; needs the right to scan (PER-03, RTE-42). */
export const QrScanner = () => {
  const { user, company, permissions, permissionsKnown } = useSession();
  const mayScan = permissions.includes('qr-code-scanner');
  // The company at the time of opening: a scan may switch to another one.
  const [number, setNumber] = useState<string | null>(null);
  if (mayScan && company && number === null) setNumber(company.company_nr);
  const mayNot = !mayScan && (permissionsKnown || (user !== undefined && !company));
  // Permissions that could not be loaded grant nothing (T-36), but nobody can say that the right is missing.
  const isKnown = usePermissionsIn(company?.company_nr) !== undefined;
  const leave = useEffectEvent(() => {
    if (isKnown) showFlash('error', t('scanner.forbidden'));
    void go(href('dashboard'), { replace: true });
  });
  useEffect(() => {
    if (mayNot && number === null) leave();
  }, [mayNot, number]);
  if (number !== null) return <Scanner companyNumber={number} onClose={close} />;
  return (
    <Screen
      title={t('scanner.title')}
      bar={
        <AppBar title={t('scanner.title')} back={{ label: t('scanner.close'), onClick: close }} />
      }
    >
      {null}
    </Screen>
  );
};
