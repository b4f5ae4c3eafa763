import { isDeliveryNote } from '@abrufbar/domain/notifications/inbox.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { memo } from 'react';
import { materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import type { Message } from '#notifications/inbox-read.ts';
import styles from './message-row.module.css';

const t = reader(notificationsInboxTexts);

type MessageRowProps = {
  readonly message: Message;
  /** Its page is open beside the list. */
  readonly isCurrent: boolean;
};

/** A message in one of the lists; the whole row opens it. */
export const MessageRow = memo(({ message, isCurrent }: MessageRowProps) => {
  const { id, type, title, is_seen, creation_display_date, construction_site_name: site } = message;
  const load = loadOf(message);
  return (
    <a
      href={href('message-single', { id })}
      className={`tap ${styles.row} ${is_seen ? '' : styles.unread}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <span className={styles.disc}>
        <Icon icon={isDeliveryNote(type) ? fileText : clipboardList} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>{title}</span>
          <span className={`small ink-3 ${styles.time}`}>{creation_display_date}</span>
          {!is_seen && (
            <span className={styles.dot}>
              <span className="visually-hidden">{t('messages.unread')}</span>
            </span>
          )}
        </span>
        {load && <span className={`small ${styles.load}`}>{load}</span>}
        {site && <span className="caption ink-3">{site}</span>}
      </span>
    </a>
  );
});

const loadOf = ({ quantity, quantity_unit, material_name }: Message): string => {
  const amount = [quantity, quantity_unit].filter(Boolean).join('\u00A0');
  return [amount, material_name && materialName(material_name)].filter(Boolean).join(' · ');
};
