import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { useEffect } from 'react';
import { Kbd } from '#core/keys/kbd.tsx';
import { SmallPlate } from '#core/parts/small-plate.tsx';
import type { Group, Option } from '#palette/option.ts';
import styles from './palette.module.css';

const t = reader(staffPaletteTexts);

type ResultsProps = {
  id: string;
  groups: readonly Group[];
  /** Of an earlier text: shown until the answer is there, but not to be chosen. */
  isStale: boolean;
  /** Number of the row that Enter opens, over all groups. */
  current: number;
  optionId: (at: number) => string;
  onPoint: (at: number) => void;
  onChoose: (option: Option, inNewWindow: boolean) => void;
};

/** The list of hits in its groups. */
export const Results = ({ id, groups, isStale, current, optionId, ...rest }: ResultsProps) => {
  const { onPoint, onChoose } = rest;
  useEffect(() => {
    document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' });
  });
  const firstOf = (at: number): number =>
    groups.slice(0, at).reduce((sum, { options }) => sum + options.length, 0);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('bo.palette.results')}
      className={`${styles.list} ${isStale ? styles.stale : ''}`}
    >
      {groups.map(({ key, title, count, options }, at) => (
        <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
          <div role="presentation" className={styles.head}>
            <span id={`${id}-${key}`}>{title}</span>
            {count !== null && <span aria-hidden="true">{count}</span>}
          </div>
          {options.map((option, index) => {
            const number = firstOf(at) + index;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
              <div
                key={option.key}
                id={optionId(number)}
                role="option"
                tabIndex={-1}
                aria-selected={number === current}
                className={styles.option}
                onPointerMove={() => onPoint(number)}
                onClick={(event) => !isStale && onChoose(option, event.ctrlKey || event.metaKey)}
              >
                <Row option={option} isCurrent={number === current} />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
};

const Row = ({ option, isCurrent }: { option: Option; isCurrent: boolean }) => {
  const { icon, plate, words, rest, aside, caps } = option;
  return (
    <>
      {icon && <Icon icon={icon} size={20} />}
      {plate !== undefined && <SmallPlate plate={plate} />}
      <span className={styles.words}>
        {words}
        {rest && (
          <span className={styles.rest}>
            {' · '}
            {rest}
          </span>
        )}
      </span>
      {aside && <span className={styles.aside}>{aside}</span>}
      {caps && <Kbd keys={caps} />}
      {isCurrent && !caps && <Kbd keys="Enter" />}
    </>
  );
};
