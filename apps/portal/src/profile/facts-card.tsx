import type { Person } from '@abrufbar/contract/profile/person.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { profileTexts } from '@abrufbar/texts/profile/profile.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { copy } from '@abrufbar/web/ui/icons/account.ts';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import styles from './facts-card.module.css';

const t = reader(profileTexts);

/** Data that only the supplier can change (PRF-02 to PRF-05). */
export const FactsCard = ({ person }: { readonly person: Person }) => (
  <Card aria-label={t('profile.facts')}>
    <KeyValueList>
      <KeyValue label={t('profile.email')} long>
        {person.email}
      </KeyValue>
      <KeyValue label={t('profile.first_registration')}>
        {shortDate(person.first_registration)}
      </KeyValue>
      <KeyValue label={t('profile.role')}>{person.role}</KeyValue>
      <KeyValue label={t('profile.user_id')} long>
        <span className={styles.id}>
          <span>{person.id}</span>
          <IconButton
            icon={copy}
            label={t('profile.user_id_copy')}
            onClick={({ currentTarget }) => void copyId(person.id, currentTarget)}
          />
        </span>
      </KeyValue>
    </KeyValueList>
  </Card>
);

/** Copies the id; without access to the clipboard the id is at least selected. */
const copyId = async (id: string, button: Element): Promise<void> => {
  try {
    await navigator.clipboard.writeText(id);
    showFlash('sucess', t('profile.user_id_copied'));
  } catch (error) {
    console.warn('clipboard', error);
    if (button.previousSibling) getSelection()?.selectAllChildren(button.previousSibling);
  }
};
