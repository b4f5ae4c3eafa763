import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { logOut } from '@abrufbar/web/ui/icons/navigation.ts';
import { signOutQuestion } from '#session/sign-out-question.ts';
import { leaveSession } from '#session/sign-out.ts';

const t = reader(outboxTexts);
const stay = () => signOutQuestion.set(null);

/** Asks before signing out loses unsent entries (D-62). */
export const SignOutDialog = ({ n }: { readonly n: number }) => (
  <Dialog
    open
    onClose={stay}
    icon={logOut}
    tone="danger"
    title={t('logout.confirm_title')}
    actions={
      <>
        <Button onClick={stay}>{t('logout.stay')}</Button>
        <Button
          variant="destructive"
          onClick={() => {
            stay();
            void leaveSession();
          }}
        >
          {t('logout.label')}
        </Button>
      </>
    }
  >
    <p>{n === 1 ? t('logout.confirm_offline.single') : t('logout.confirm_offline', { n })}</p>
  </Dialog>
);
