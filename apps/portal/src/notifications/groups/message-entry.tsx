import { isDeliveryNote, isWarning } from '@abrufbar/domain/notifications/inbox.ts';
import { messageGroupsTexts } from '@abrufbar/texts/notifications-groups.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { telHref } from '@abrufbar/web/tel.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { clipboardList, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { href } from '#core/navigation/paths.ts';
import { materialName } from '#materials/material-name.ts';
import { RowFrame, RowWords, type RowActs } from '#notifications/groups/row-frame.tsx';
import type { Message } from '#notifications/inbox-read.ts';
import styles from './row.module.css';

const t = reader(messageGroupsTexts);

type MessageEntryProps = RowActs & {
  readonly message: Message;
  /** Its page is open beside the list. */
  readonly isCurrent: boolean;
};

/** One message; a warning offers to call the plant (BEY-118). */
export const MessageEntry = ({ message, isCurrent, ...acts }: MessageEntryProps) => {
  const { id, type, title, is_seen, creation_time: time, factory_phone: phone } = message;
  const main = (
    <a
      href={href('message-single', { id })}
      className={`tap ${styles.main}`}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <RowWords
        {...lookOf(type)}
        title={title}
        time={time}
        isNew={!is_seen}
        line={lineOf(message)}
      />
    </a>
  );
  return (
    <RowFrame {...acts} messages={[message]} title={title} main={main}>
      {isWarning(type) && phone && (
        <div className={styles.foot}>
          <ButtonLink
            variant="tinted"
            icon={phoneIcon}
            href={telHref(phone)}
            label={`${t('messages.call')}: ${title}`}
          >
            {t('messages.call')}
          </ButtonLink>
        </div>
      )}
    </RowFrame>
  );
};

const lookOf = (type: string) => {
  if (isWarning(type)) return { icon: triangleAlert, tone: 'warn' } as const;
  return isDeliveryNote(type)
    ? ({ icon: truck, tone: 'info' } as const)
    : ({ icon: clipboardList, tone: 'rest' } as const);
};

const lineOf = (message: Message): string => {
  const { type, quantity, quantity_unit: unit, material_name: name } = message;
  const { vehicle_license_plate: plate, delivery_start_date: start } = message;
  const material = name && materialName(name);
  if (isWarning(type)) return material ?? '';
  const amount = [quantity, unit].filter(Boolean).join('\u00A0');
  const day = start && !isDeliveryNote(type) && shortDate(start);
  const lorry = plate?.replaceAll(' ', '\u00A0');
  return [day, amount, material, lorry].filter(Boolean).join(' · ');
};
