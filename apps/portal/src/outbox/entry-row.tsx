import { outboxPageTexts } from '@abrufbar/texts/frame/outbox-page.ts';
import { outboxTexts } from '@abrufbar/texts/frame/outbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button, ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { sending } from '#core/outbox/entries.ts';
import { canDrop, canEdit, release, sentencesOf, type OutboxEntry } from '#core/outbox/outbox.ts';
import { describe, type Described } from '#outbox/described.ts';
import { Row } from '#outbox/row.tsx';
import styles from './outbox.module.css';

const t = reader({ ...outboxTexts, ...outboxPageTexts });

type EntryRowProps = {
  readonly entry: OutboxEntry;
  /** Asks before the entry is lost. */
  readonly onDiscard: (name: string) => void;
};

/** An entry that waits, with what can still be done with it. */
export const EntryRow = ({ entry, onDiscard }: EntryRowProps) => {
  const isSending = useStore(sending) === entry.key;
  const described = describe(entry);
  const { title, editHref, isMark } = described;
  const isHeld = entry.state === 'held';
  const mayEdit = editHref !== undefined && canEdit(entry);
  return (
    <Row
      {...described}
      at={entry.createdAt}
      action={
        !isMark &&
        canDrop(entry) && (
          <IconButton
            icon={x}
            label={t('outbox.discard_label', { was: title })}
            onClick={() => onDiscard(title)}
          />
        )
      }
      actions={
        (mayEdit || isHeld) && (
          <>
            {mayEdit && (
              <ButtonLink variant="tinted" href={editHref} label={`${t('queue.edit')}: ${title}`}>
                {t('queue.edit')}
              </ButtonLink>
            )}
            {isHeld && (
              <Button variant="tinted" onClick={() => void release(entry.key)}>
                {t('outbox.send_now')}
              </Button>
            )}
          </>
        )
      }
    >
      <Load {...described} />
      {isSending && <p className={styles.state}>{t('queue.sending')}</p>}
      {isHeld && <p className={styles.state}>{t('queue.held_hint')}</p>}
    </Row>
  );
};

/** An entry the server has not accepted: why, and the way to put it right. */
export const RefusedRow = ({ entry, onDiscard }: EntryRowProps) => {
  const described = describe(entry);
  const { title, editHref, href } = described;
  const way = t(editHref === undefined ? 'outbox.open' : wordOf(entry));
  return (
    <Row
      {...described}
      isRefused
      at={entry.createdAt}
      actions={
        <>
          <Button variant="secondary" onClick={() => onDiscard(title)}>
            {t('queue.discard')}
          </Button>
          {(editHref ?? href) !== undefined && (
            <ButtonLink variant="tinted" href={editHref ?? href ?? ''} label={`${way}: ${title}`}>
              {way}
            </ButtonLink>
          )}
        </>
      }
    >
      <Load {...described} />
      {entry.refusal &&
        sentencesOf(entry.refusal).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </Row>
  );
};

const Load = ({ plate, load }: Described) =>
  plate || load ? (
    <p className={styles.load}>
      {plate && <Plate plate={plate} missing="" />}
      {load && <Quantity size="m" value={load.quantity} unit={load.unit} />}
    </p>
  ) : null;

const wordOf = ({ refusal }: OutboxEntry): 'outbox.new_date' | 'queue.edit' =>
  refusal?.errors.some(({ field }) => field.startsWith('delivery_start'))
    ? 'outbox.new_date'
    : 'queue.edit';
