import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { Mail } from '#core/mail/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import { settingsOf } from '#notifications/mail-settings.ts';
import type { Recipient } from '#notifications/mail-store.ts';

const t = reader(mailTexts);

/** Numbers a mail lists; the portal shows the others. */
const MAX_LISTED = 10;

/** The mail about deliveries to one site that nobody has confirmed within 24 hours (D-54). */
export const openDeliveriesMail = (
  { contract_name, numbers }: { readonly contract_name: string; readonly numbers: string[] },
  {
    contractId,
    person,
    origin,
  }: {
    readonly contractId: string;
    readonly person: Recipient;
    readonly origin: string;
  },
): Mail => {
  const count = numbers.length;
  const title = t(`mail.open.title${plural(count)}`, { n: count });
  const named = numbers.slice(0, MAX_LISTED).join(', ');
  const more = count > MAX_LISTED ? ` ${t('mail.open.more', { n: count - MAX_LISTED })}` : '';
  return renderMail({
    brand: person.brand,
    subject: t('mail.about', { titel: title, baustelle: contract_name }),
    heading: title,
    before: [
      t('mail.greeting', { name: person.name }),
      t(`mail.open.text${plural(count)}`, { firma: person.company_name }),
    ],
    facts: [
      [t('mail.site'), contract_name],
      [t(`mail.open.numbers${plural(count)}`), named + more],
    ],
    action: {
      label: t('mail.open.action'),
      url: `${origin}/delivery-incoming/${contractId}`,
    },
    after: [],
    settings: settingsOf('Reminder', person, origin),
  });
};
