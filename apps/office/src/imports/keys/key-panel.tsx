import type { officeKeys } from '@abrufbar/contract/imports/office-keys.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { shieldCheck } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#core/controls/button.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { ageOf, shownKey } from '#imports/keys/key-words.ts';
import styles from './keys.module.css';

const t = reader(officeImportsTexts);

type KeyPanelProps = {
  keys: UseQueryResult<OutputOf<typeof officeKeys>>;
  onOpen: (id: string) => void;
  onCreate: () => void;
};

/** The keys of all sources beside the log (OFF-167). */
export const KeyPanel = ({ keys, onOpen, onCreate }: KeyPanelProps) => {
  const today = useToday();
  const now = new Date();
  return (
    <>
      <AnswerPanel title={t('bo.imp.keys')} answer={keys}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={styles.empty}>{t('bo.imp.key_empty')}</p>}
            {items.map((key) => (
              <button
                key={key.id}
                type="button"
                className={`tap ${styles.entry}`}
                onClick={() => onOpen(key.id)}
              >
                <Icon icon={keyRound} size={20} className={styles.icon} />
                <span className={styles.words}>
                  {shownKey(key)}
                  <span className={styles.second}>{ageOf(key, today, now)}</span>
                </span>
              </button>
            ))}
            <div className={styles.new}>
              <Button variant="text" icon={plus} onClick={onCreate}>
                {t('bo.imp.key_new')}
              </Button>
            </div>
          </>
        )}
      </AnswerPanel>
      <Notice tone="rest" icon={shieldCheck}>
        <p>{t('bo.imp.key_once')}</p>
      </Notice>
    </>
  );
};
