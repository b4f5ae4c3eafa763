import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import type { Mail } from '#core/mail/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import { settingsOf } from '#notifications/mail-settings.ts';
import type { Recipient } from '#notifications/mail-store.ts';

const t = reader(mailTexts);

/** Numbers a mail names; who has more looks them up. */
const MOST = 10;

/** The mail about deliveries to one site that nobody has confirmed within 24 hours (D-54). */
export const openMail = (
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
  const titel = t(`mail.open.title${plural(count)}`, { n: count });
  const named = numbers.slice(0, MOST).join(', ');
  const more = count > MOST ? ` ${t('mail.open.more', { n: count - MOST })}` : '';
  return renderMail({
    brand: person.brand,
    subject: t('mail.about', { titel, baustelle: contract_name }),
    heading: titel,
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
