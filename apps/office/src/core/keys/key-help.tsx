import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { Button } from '#core/controls/button.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { ALL_ACTIONS } from '#core/keys/actions.ts';
import { Kbd } from '#core/keys/kbd.tsx';
import { keyOf, useKeysAreOff } from '#core/keys/settings.ts';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';
import styles from './key-help.module.css';

const t = reader({ ...generalTexts, ...staffKeysTexts, ...staffSettingsTexts });

/** Keys that are no action of a page, in the order of the grid. */
const MOVES: readonly (readonly [keys: readonly string[], label: string])[] = [
  [['ArrowUp', 'ArrowDown'], t('bo.keys.move')],
  [['Enter'], t('bo.keys.open')],
  [['Shift', 'ArrowUp', 'ArrowDown'], t('bo.keys.select_range')],
  [['Ctrl+a'], t('bo.keys.select_all')],
  [['Escape'], t('bo.keys.close')],
];

/** The overview of all keys (`?`). */
export const KeyHelp = ({ onClose }: { onClose: () => void }) => {
  const areOff = useKeysAreOff();
  const change = () => {
    onClose();
    void go(href('keys'));
  };
  return (
    <Dialog
      title={t('bo.keys_help')}
      text={areOff ? t('bo.keys.off') : t('bo.keys.scope')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} onClick={change}>
            {t('bo.set.keys_change')}
          </Button>
          <Button size={44} onClick={onClose}>
            {t('common.close')}
          </Button>
        </>
      }
    >
      <dl className={styles.list}>
        {MOVES.map(([keys, label]) => (
          <Line key={label} keys={keys} label={label} />
        ))}
        {ALL_ACTIONS.map((action) => {
          const key = keyOf(action);
          return key && <Line key={action} keys={[key]} label={t(`bo.keys.${action}`)} />;
        })}
      </dl>
    </Dialog>
  );
};

const Line = ({ keys, label }: { keys: readonly string[]; label: string }) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd className={styles.caps}>
      <span className="visually-hidden">{keys.join(', ')}</span>
      {keys.map((key) => (
        <Kbd key={key} keys={key} />
      ))}
    </dd>
  </div>
);
