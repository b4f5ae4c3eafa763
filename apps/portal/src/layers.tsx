import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '@abrufbar/web/flash.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { signOutQuestion } from '#session/sign-out-question.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { TermsGate } from '#content/terms-gate.tsx';

const SignOutDialog = part(() =>
  import('#session/sign-out-dialog.tsx').then((file) => file.SignOutDialog),
);

/** Dialogs and flashes that may appear on any page; loaded after the first page is shown. */
export const Layers = () => (
  <>
    <TermsGate />
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
