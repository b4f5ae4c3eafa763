import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Mail } from '#core/mail/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import { RECOVERY_MINUTES } from '#session/lifetime.ts';

const t = reader(mailTexts);

/** The mail with the link for a new password. The token stands in the fragment, which reaches no log (D-12). */
export const recoveryMail = (link: {
  readonly brand: Brand;
  readonly name: string;
  readonly origin: string;
  readonly token: string;
}): Mail =>
  renderMail({
    brand: link.brand,
    subject: t('mail.recovery.subject'),
    before: [t('mail.recovery.greeting', { name: link.name }), t('mail.recovery.text')],
    action: {
      label: t('mail.recovery.action'),
      url: `${link.origin}/password-reset#${link.token}`,
    },
    after: [t('mail.recovery.limits', { minuten: RECOVERY_MINUTES }), t('mail.recovery.not_me')],
  });
