import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronDown } from '@abrufbar/web/ui/icons/basic.ts';
import { truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useId } from 'react';
import { href } from '#core/navigation/paths.ts';
import { materialName } from '#materials/material-name.ts';
import type { NotesRow } from '#notifications/groups/group.ts';
import { NewDot, RowFrame, RowWords, type RowActs } from '#notifications/groups/row-frame.tsx';
import type { Message } from '#notifications/inbox-read.ts';
import styles from './row.module.css';

const t = reader(messageGroupsTexts);

type NotesEntryProps = RowActs & {
  readonly row: NotesRow;
  /** Number and sum are known. */
  readonly isWhole: boolean;
  readonly site: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly current: string | undefined;
};

/** Delivery notes of one material with their number and sum; unfolded, each leads to its message (BEY-116). */
export const NotesEntry = (props: NotesEntryProps) => {
  const { row, isWhole, site, isOpen, onToggle, current, ...acts } = props;
  const list = useId();
  const { notes, sums, check } = row;
  const [newest] = notes;
  const n = notes.length;
  const fresh = notes.filter(({ is_seen }) => !is_seen).length;
  const title = isWhole ? titleOf(n, fresh) : titleOfBegun(fresh);
  const checkTitle = isWhole ? t('messages.check_all', { n }) : t('messages.check_begun');
  const material = materialName(newest.material_name ?? newest.material_number ?? '');
  const main = (
    <button
      type="button"
      className={`tap ${styles.main}`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? list : undefined}
      onClick={onToggle}
    >
      <RowWords
        icon={truck}
        tone="info"
        title={title}
        time={newest.creation_time}
        isNew={fresh > 0}
        line={lineOf(material, newest.vehicle_license_plate)}
        trailing={<Icon icon={chevronDown} size={20} className={styles.chevron} />}
      />
    </button>
  );
  return (
    <RowFrame {...acts} messages={notes} title={`${title}, ${material}`} main={main}>
      {((isWhole && sums.length > 0) || fresh > 0) && (
        <div className={styles.foot}>
          <p className={styles.sums}>
            {isWhole &&
              sums.map((sum) => (
                <Quantity key={sum.unit} size="m" value={sum.quantity} unit={sum.unit} />
              ))}
          </p>
          {fresh > 0 && (
            <ButtonLink
              variant="tinted"
              href={href('delivery-check', { id: check })}
              label={`${checkTitle}: ${material}, ${site}`}
            >
              {checkTitle}
            </ButtonLink>
          )}
        </div>
      )}
      {isOpen && (
        <ul id={list} className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <Note note={note} isCurrent={note.id === current} />
            </li>
          ))}
        </ul>
      )}
    </RowFrame>
  );
};

const titleOf = (n: number, fresh: number): string => {
  if (fresh === 0) return t('messages.group_seen', { n });
  return fresh === n
    ? t('messages.group_deliveries', { n })
    : t('messages.group_some', { n, neu: fresh });
};

const titleOfBegun = (fresh: number): string =>
  t(fresh > 0 ? 'messages.group_begun_new' : 'messages.group_begun');

const lineOf = (material: string, plate: string | null): string =>
  plate
    ? t('messages.group_last', { material, kennzeichen: plate.replaceAll(' ', '\u00A0') })
    : material;

const Note = ({ note, isCurrent }: { readonly note: Message; readonly isCurrent: boolean }) => {
  const { id, creation_time: time, vehicle_license_plate: plate, quantity, quantity_unit } = note;
  return (
    <a
      href={href('message-single', { id })}
      className={`tap ${styles.note}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className="small ink-3 tabular">{time}</span>
      <span className={note.is_seen ? styles.title : styles.fresh}>
        {plate ?? note.delivery_note_number}
      </span>
      {quantity && (
        <span className="tabular">{[quantity, quantity_unit].filter(Boolean).join('\u00A0')}</span>
      )}
      {!note.is_seen && <NewDot />}
    </a>
  );
};
