import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { berlinDay, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { registrationMailTexts } from '@abrufbar/texts/registration-mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import type { Mail } from '#core/mail/mail.ts';

const t = reader({ ...appTexts, ...registrationMailTexts });

/** The mail that invites somebody to the portal of a brand. */
export const invitationMail = (invitation: {
  readonly brand: Brand;
  /** Null where only the address is known. */
  readonly name: string | null;
  readonly company: string;
  readonly url: string;
  readonly code: string;
  readonly expiresAt: string;
}): Mail => {
  const { brand, name, company, url, code, expiresAt } = invitation;
  return renderMail({
    brand,
    subject: t('registration.mail.subject', { marke: t(`brand.${brand}`) }),
    before: [
      name === null
        ? t('registration.mail.greeting_nameless')
        : t('registration.mail.greeting', { name }),
      t('registration.mail.text', { firma: company, marke: t(`brand.${brand}`) }),
    ],
    facts: [[t('registration.mail.code'), code]],
    action: { label: t('registration.mail.action'), url },
    after: [t('registration.mail.limits', { datum: toDmy(berlinDay(new Date(expiresAt))) })],
  });
};
