import { shortDate } from '@abrufbar/domain/values/calendar.ts';
import { isDeliveryNote, isWarning } from '@abrufbar/domain/notifications/inbox.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { pushTexts } from '@abrufbar/texts/push.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { PushMessage } from '#core/push/push.ts';
import { presentDetail } from '#notifications/present.ts';
import type { PushedMessage } from '#push/delivery-store.ts';

const t = reader({ ...generalTexts, ...pushTexts });

/** Text on the locked phone: material and quantity, never a person (docs/quality.md section "Web push"). */
export const presentPush = (row: PushedMessage): Omit<PushMessage, 'ttlSeconds'> => ({
  title: titleOf(row),
  path: `/messages/single/${row.id}`,
  // A newer message about the same delivery or call-off takes the place of one that was not delivered yet.
  topic: row.reference_id.slice(0, row.reference_id.search(/_|$/)),
});

const titleOf = (row: PushedMessage): string => {
  const { title, ...message } = presentDetail(row);
  const { quantity, quantity_unit, material_name, construction_site_name } = message;
  if (isWarning(row.type))
    return construction_site_name === null
      ? title
      : t('push.warning', { titel: title, baustelle: construction_site_name });
  const amount = [quantity, quantity_unit, material_name];
  if (amount.includes(null)) return title;
  const load = amount.join(' ');
  if (isDeliveryNote(row.type)) {
    return construction_site_name === null
      ? title
      : t('push.delivery_note', { menge: load, baustelle: construction_site_name });
  }
  const { delivery_start_date: day } = message;
  if (day === null) return title;
  const shown = shortDate(day, t('date.weekdays').split(', '));
  return t('push.calloff', { status: title, menge: load, datum: shown });
};

/** Only useful to a user who is looking at the screen just now. */
const TEST_TTL_SECONDS = 60;

export const presentTest = (testId: string): PushMessage => ({
  title: t('push.test'),
  path: '/settings',
  topic: testId,
  ttlSeconds: TEST_TTL_SECONDS,
});
