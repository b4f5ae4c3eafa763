import type { officeKeys } from '@abrufbar/contract/imports/office-keys.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useToday } from '@abrufbar/web/today.ts';
import { keyRound } from '@abrufbar/web/ui/icons/account.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { ellipsis, shieldCheck } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#core/controls/button.tsx';
import { Menu } from '#core/controls/menu.tsx';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { KEY_ACT_ICONS } from '#imports/keys/key-dialogs.tsx';
import { shownKey } from '#core/shown-key.ts';
import { ageOf } from '#imports/keys/key-words.ts';
import { useKeyActs } from '#imports/keys/use-key-acts.tsx';
import styles from './keys.module.css';

const t = reader(officeImportsTexts);

type KeyPanelProps = {
  keys: UseQueryResult<OutputOf<typeof officeKeys>>;
  onOpen: (id: string) => void;
  onCreate: () => void;
};

/** A renewed key is only waited for: it can be revoked, not renewed again. */
const KEY_ACTS = ['renew', 'revoke'] as const;

/** The keys of all sources beside the log, each with what can be done with it (OFF-167, OFF-244). */
export const KeyPanel = ({ keys, onOpen, onCreate }: KeyPanelProps) => {
  const today = useToday();
  const now = new Date();
  const { ask, dialogs } = useKeyActs(() => {});
  return (
    <>
      <AnswerPanel title={t('bo.imp.keys')} answer={keys}>
        {({ items }) => (
          <>
            {items.length === 0 && <p className={styles.empty}>{t('bo.imp.key_empty')}</p>}
            {items.map((key) => (
              <div key={key.id} className={styles.entry}>
                <Icon icon={keyRound} size={20} className={styles.icon} />
                <button
                  type="button"
                  className={`tap ${styles.words}`}
                  onClick={() => onOpen(key.id)}
                >
                  {shownKey(key)}
                  <span className={styles.second}>{ageOf(key, today, now)}</span>
                </button>
                <Menu
                  label={t('bo.imp.key_more', { name: key.name })}
                  buttonClass={styles.more}
                  button={<Icon icon={ellipsis} size={18} />}
                  entries={[
                    {
                      key: 'edit',
                      label: t('bo.imp.key_edit'),
                      icon: pencilLine,
                      onSelect: () => onOpen(key.id),
                    },
                    ...KEY_ACTS.filter((act) => act === 'revoke' || key.expires_at === null).map(
                      (act) => ({
                        key: act,
                        label: t(`bo.imp.key_${act}`),
                        icon: KEY_ACT_ICONS[act],
                        onSelect: () => ask(act, key),
                      }),
                    ),
                  ]}
                />
              </div>
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
      {dialogs}
    </>
  );
};
