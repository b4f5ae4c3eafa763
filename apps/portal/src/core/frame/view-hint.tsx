import { reader } from '@abrufbar/texts/lookup/text.ts';
import { viewTexts } from '@abrufbar/texts/session/view.ts';
import { useSession } from '#core/session.ts';
import styles from './view-hint.module.css';

const t = reader(viewTexts);

/** Beside controls that are disabled while staff look as somebody (OFF-87). */
export const ViewHint = ({ id }: { id: string }) => {
  const { user } = useSession();
  return (
    <p id={id} className={`caption ink-3 ${styles.hint}`}>
      {user && t('bo.impersonate.blocked', { name: user.name })}
    </p>
  );
};
