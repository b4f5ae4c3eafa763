import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '#core/frame/flash.ts';
import { part } from '#core/frame/lazy-page.tsx';
import { signOutQuestion } from '#session/sign-out-question.ts';
import { useStore } from '#core/store.ts';
import { TermsGate } from '#content/terms-gate.tsx';

const SignOutDialog = part(() =>
  import('#session/sign-out-dialog.tsx').then((file) => file.SignOutDialog),
);

/** What may come up on any page; nothing of it is needed before the first one stands. */
export const Layers = () => (
  <>
    <TermsGate />
    <Flashes />
  </>
);

/**
 * What may come up on any page. Stands in every page from shortly after its start, so that screen readers
 * notice what appears in it.
 */
const Flashes = () => {
  const unsent = useStore(signOutQuestion);
  return (
    <>
      <FlashRegion flash={useStore(flash)} onClose={closeFlash} />
      {unsent !== null && <SignOutDialog n={unsent} />}
    </>
  );
};
