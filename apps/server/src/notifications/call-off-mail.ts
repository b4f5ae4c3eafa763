import type { MailSwitch } from '#notifications/mail-switch.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Mail } from '#core/mail/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import type { Recipient, StoredMessage } from '#notifications/mail-store.ts';
import { settingsOf } from '#notifications/mail-settings.ts';
import { textIn } from '#notifications/present.ts';

const t = reader(mailTexts);

/** The mail of a message about a call-off: what is new, which delivery, the way there (D-54). */
export const callOffMail = ({
  message: { payload, reference_id },
  person,
  kind,
  origin,
}: {
  readonly message: StoredMessage;
  readonly person: Recipient;
  readonly kind: MailSwitch;
  readonly origin: string;
}): Mail => {
  const said = (key: string): string => textIn(payload, key) ?? '';
  const moment = (edge: 'start' | 'end'): string => {
    const [day, time] = [said(`delivery_${edge}_date`), said(`delivery_${edge}_time`)];
    return day === '' ? '' : t('mail.moment', { datum: day, zeit: time });
  };
  const [title, site] = [said('title'), said('construction_site_name')];
  const text = kind === 'CallOff' ? 'mail.call_off.text' : 'mail.reminder.text';
  const facts = [
    [t('mail.site'), site],
    [t('mail.material'), said('material_name')],
    [t('mail.quantity'), `${said('quantity')} ${said('quantity_unit')}`.trim()],
    [t('mail.start'), moment('start')],
    [t('mail.end'), moment('end')],
    [t('mail.answer'), said('answer')],
  ] as const;
  return renderMail({
    brand: person.brand,
    subject: site === '' ? title : t('mail.about', { titel: title, baustelle: site }),
    heading: title,
    before: [t('mail.greeting', { name: person.name }), t(text, { firma: person.company_name })],
    facts: facts.filter(([, value]) => value !== ''),
    action: {
      label: t('mail.call_off.action'),
      url: `${origin}/calloff-detail/${encodeURIComponent(reference_id)}`,
    },
    after: [],
    settings: settingsOf(kind, person, origin),
  });
};
