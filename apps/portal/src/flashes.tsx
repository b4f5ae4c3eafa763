import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '#core/frame/flash.ts';
import { part } from '#core/frame/lazy-page.tsx';
import { signOutQuestion } from '#session/sign-out-question.ts';
import { useStore } from '#core/store.ts';

const SignOutDialog = part(() =>
  import('#session/sign-out-dialog.tsx').then((file) => file.SignOutDialog),
);

/**
 * What may come up on any page. Stands in every page from shortly after its start, so that screen readers
 * notice what appears in it.
 */
export const Flashes = () => {
  const unsent = useStore(signOutQuestion);
  return (
    <>
      <FlashRegion flash={useStore(flash)} onClose={closeFlash} />
      {unsent !== null && <SignOutDialog n={unsent} />}
    </>
  );
};
