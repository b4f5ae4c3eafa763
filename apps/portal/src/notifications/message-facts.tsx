import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { oclock, shortDate } from '@abrufbar/web/format.ts';
import { Card } from '@abrufbar/web/ui/card.tsx';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { ListRow } from '@abrufbar/web/ui/list-row.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSession } from '#core/session.ts';
import type { Message } from '#notifications/inbox-read.ts';

const t = reader(notificationsInboxTexts);

type MessageFactsProps = { readonly message: Message; readonly isNote: boolean };

/** The other facts of a message, row by row; missing ones are left out (T-26). */
export const MessageFacts = ({ message, isNote }: MessageFactsProps) => {
  const facts = isNote ? ofDeliveryNote(message) : ofCallOff(message);
  const known = facts.filter(([, value]) => value);
  return (
    <>
      {known.length > 0 && (
        <Card>
          <KeyValueList>
            {known.map(([label, value]) => (
              <KeyValue key={label} label={t(label)}>
                {value}
              </KeyValue>
            ))}
          </KeyValueList>
        </Card>
      )}
      {!isNote && <CallOffLink id={message.reference_id} />}
    </>
  );
};

type Label = Extract<keyof typeof notificationsInboxTexts, `message.${string}`>;
type Fact = readonly [label: Label, value: string | null];

const ofDeliveryNote = (message: Message): readonly Fact[] => [
  ['message.delivery_note_number', message.delivery_note_number],
  ['message.weighing', moment(message.weighing_date, message.weighing_time)],
  ['message.factory', message.factory_name],
  ['message.carrier', message.spedition_name],
];

const ofCallOff = (message: Message): readonly Fact[] => [
  ['message.start', moment(message.delivery_start_date, message.delivery_start_time)],
  ['message.end', moment(message.delivery_end_date, message.delivery_end_time)],
];

const moment = (day: string | null, time: string | null): string =>
  [day && shortDate(day), time && oclock(time)].filter(Boolean).join(', ');

/** The link is hidden from users who may not see call-offs in any company. */
const CallOffLink = ({ id }: { readonly id: string }) => {
  const { user, permissions } = useSession();
  const mayElsewhere = (user?.available_companies.length ?? 0) > 1;
  if (!mayElsewhere && !permissions.includes('call-off-list')) return null;
  return (
    <ListRow
      icon={clipboardList}
      title={t('message.open_calloff')}
      href={href('calloff-detail', { id })}
    />
  );
};
