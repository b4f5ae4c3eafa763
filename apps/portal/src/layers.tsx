import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '@abrufbar/web/flash.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { signOutQuestion } from '#session/sign-out-question.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { token } from '#core/device.ts';

const TermsGate = part(() => import('#content/terms-gate.tsx').then((file) => file.TermsGate));
const SignOutDialog = part(() =>
  import('#session/sign-out-dialog.tsx').then((file) => file.SignOutDialog),
);

/** Dialogs and flashes that may appear on any page; loaded after the first page is shown. */
export const Layers = () => (
  <>
    {useStore(token) !== null && <TermsGate />}
    <Flashes />
  </>
);

/** Flashes and the sign-out question. Present on every page soon after its start, so that screen readers notice changes. */
const Flashes = () => {
  const unsent = useStore(signOutQuestion);
  return (
    <>
      <FlashRegion flash={useStore(flash)} onClose={closeFlash} />
      {unsent !== null && <SignOutDialog n={unsent} />}
    </>
  );
};
