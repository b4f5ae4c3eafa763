import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMailTexts } from '@abrufbar/texts/staff/mail.ts';
import { renderMail } from '#core/mail/layout.ts';
import type { Mail } from '#core/mail/mail.ts';
import { FIRST_LINK_DAYS, LINK_MINUTES } from '#staff/lifetime.ts';
import { passwordPage } from '#staff/password-link.ts';

const t = reader(staffMailTexts);

/** The mail with the link to choose a password: the first one of a new member, or a new one. */
export const passwordMail = (link: {
  readonly brand: Brand;
  readonly name: string;
  readonly origin: string;
  readonly token: string;
  readonly isFirst: boolean;
}): Mail => {
  const url = passwordPage(link.origin, link.token);
  const greeting = t('staff.mail.greeting', { name: link.name });
  return link.isFirst
    ? renderMail({
        brand: link.brand,
        subject: t('staff.mail.first_subject'),
        before: [greeting, t('staff.mail.first_text')],
        action: { label: t('staff.mail.action'), url },
        after: [t('staff.mail.first_limits', { tage: FIRST_LINK_DAYS })],
      })
    : renderMail({
        brand: link.brand,
        subject: t('staff.mail.subject'),
        before: [greeting, t('staff.mail.text')],
        action: { label: t('staff.mail.action'), url },
        after: [t('staff.mail.limits', { minuten: LINK_MINUTES }), t('staff.mail.not_me')],
      });
};
