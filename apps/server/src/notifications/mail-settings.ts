import type { MailSwitch } from '#notifications/mail-switch.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Recipient } from '#notifications/mail-store.ts';

const t = reader({ ...mailTexts, ...settingsTexts });

/** Why this mail comes and where it is switched off (D-54). */
export const settingsOf = (kind: MailSwitch, { company_name }: Recipient, origin: string) => ({
  text: t('mail.why', {
    schalter: t(kind === 'CallOff' ? 'settings.call_off' : 'settings.reminder'),
    firma: company_name,
  }),
  label: t('mail.unsubscribe'),
  url: `${origin}/settings`,
});
