import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Switch } from '#core/controls/switch.tsx';
import { ALL_ACTIONS, isChangeable, type Action } from '#core/keys/actions.ts';
import { Kbd } from '#core/keys/kbd.tsx';
import { keyOfEvent } from '#core/keys/key-of-event.ts';
import styles from './key-settings.module.css';
import { changeKey, switchKeys, useKeyOf, useKeysAreOff } from '#core/keys/settings.ts';

const t = reader(staffKeysTexts);

/** Keys of signs: all off, one off, or another one (OFF-35, WCAG 2.1.4). */
export const KeySettings = () => {
  const areOff = useKeysAreOff();
  const [recorded, setRecorded] = useState<Action | null>(null);
  const [taken, setTaken] = useState<Action | null>(null);
  const record = (action: Action, event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') return setRecorded(null);
    const key = keyOfEvent(event);
    if (key === null) return undefined;
    event.preventDefault();
    event.stopPropagation();
    setTaken(key.length === 1 ? changeKey(action, key) : action);
    return setRecorded(null);
  };
  return (
    <div className={styles.settings}>
      <Switch checked={!areOff} onChange={() => switchKeys(!areOff)}>
        {t('bo.keys.switch')}
      </Switch>
      <p role="status" className={styles.note}>
        {taken && t('bo.keys.taken', { aktion: t(`bo.keys.${taken}`) })}
      </p>
      <ul className={styles.list}>
        {ALL_ACTIONS.filter(isChangeable).map((action) => (
          <li key={action} className={styles.row}>
            <span>{t(`bo.keys.${action}`)}</span>
            <Cap action={action} />
            <Button
              variant="secondary"
              size={30}
              disabled={areOff}
              aria-label={`${t('bo.keys.change')}: ${t(`bo.keys.${action}`)}`}
              onClick={() => {
                setTaken(null);
                setRecorded(action);
              }}
              onKeyDown={(event) => {
                if (recorded === action) record(action, event);
              }}
              onBlur={() => setRecorded(null)}
            >
              {recorded === action ? t('bo.keys.press') : t('bo.keys.change')}
            </Button>
            <Button
              variant="text"
              size={30}
              disabled={areOff}
              aria-label={`${t('bo.keys.remove')}: ${t(`bo.keys.${action}`)}`}
              onClick={() => setTaken(changeKey(action, ''))}
            >
              {t('bo.keys.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Cap = ({ action }: { action: Action }) => {
  const key = useKeyOf(action);
  return <span>{key && <Kbd keys={key} />}</span>;
};
