import { reader } from '@abrufbar/texts/lookup/text.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import type { Mail } from '#core/mail/mail.ts';
import { settingsOf } from '#notifications/mail-settings.ts';
import type { Recipient } from '#notifications/mail-store.ts';

const t = reader(mailTexts);

/** Changes a mail lists; the portal shows the contract as it is. */
const MAX_LISTED = 12;

/** Name of a changed field, old and new value. */
export type ChangedLine = readonly [label: string, change: string];

type Contract = {
  readonly id: string;
  readonly name: string;
  readonly contract_number: string;
};

/** The mail about a contract that the supplier has changed (OFF-103). */
export const contractMail = (
  { id, name, contract_number: number }: Contract,
  {
    lines,
    person,
    origin,
  }: {
    readonly lines: readonly ChangedLine[];
    readonly person: Recipient;
    readonly origin: string;
  },
): Mail => {
  const title = t('mail.contract.title');
  return renderMail({
    brand: person.brand,
    subject: t('mail.about', { titel: title, baustelle: name }),
    heading: title,
    before: [
      t('mail.greeting', { name: person.name }),
      t('mail.contract.text', { firma: person.company_name }),
    ],
    facts: [
      [t('mail.site'), name],
      [t('mail.contract.number'), number],
      ...lines.slice(0, MAX_LISTED),
    ],
    action: {
      label: t('mail.contract.action'),
      url: `${origin}/contract-detail/${encodeURIComponent(id)}`,
    },
    after:
      lines.length > MAX_LISTED ? [t('mail.contract.more', { n: lines.length - MAX_LISTED })] : [],
    settings: settingsOf('CallOff', person, origin),
  });
};
