import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '#core/flash.ts';
import { part } from '#core/page.tsx';
import { signOutQuestion } from '#core/sign-out-question.ts';
import { useStore } from '#core/store.ts';

const SignOutDialog = part(() =>
  import('#core/sign-out-dialog.tsx').then((file) => file.SignOutDialog),
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
