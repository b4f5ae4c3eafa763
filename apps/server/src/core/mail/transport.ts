import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { mailTexts } from '@abrufbar/texts/server/mail.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { createTransport } from 'nodemailer';
import { newId } from '#core/ids.ts';
import type { Logger } from '#core/log.ts';
import { MailRejected, type MailTransport } from '#core/mail/mail.ts';
import { openMailbox, type Mailbox } from '#core/mail/mailbox.ts';
import type { Settings } from '#core/settings.ts';

const t = reader({ ...appTexts, ...mailTexts });

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'PUBLIC_URL'>;

/** The mail transport of the settings; without SMTP_URL mails only go to a mailbox for reading. */
export const openMailTransport = (
  settings: MailSettings,
  log: Logger,
): MailTransport & { mailbox: Mailbox | null } => {
  if (settings.SMTP_URL !== undefined) {
    return { ...createSmtpTransport(settings.SMTP_URL, settings, log), mailbox: null };
  }
  const mailbox = openMailbox();
  return {
    send: async (mail) => {
      mailbox.put(mail, senderOf(mail.brand, settings));
      return 'sent';
    },
    close: () => {},
    mailbox,
  };
};

/** Name of the brand over one address for all: replies are read by nobody. */
const senderOf = (brand: Brand, { MAIL_FROM, PUBLIC_URL }: MailSettings) => ({
  name: t('mail.sender', { marke: t(`brand.${brand}`) }),
  address: MAIL_FROM ?? `no-reply@${URL.parse(PUBLIC_URL ?? '')?.hostname ?? 'localhost'}`,
});

const createSmtpTransport = (url: string, settings: MailSettings, log: Logger): MailTransport => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    // A line that stood idle may be dead without notice; and what broke off halfway is not ours to send again.
    maxMessages: 1,
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Mails whose contents have begun to flow: from then on the server may have them without our hearing so.
  const begun = new Set<string>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((contents) =>
      contents.once('resume', () => begun.add(message.messageId())),
    );
    done();
  });
  return {
    send: async ({ to, brand, mail }) => {
      const { subject, text, html, unsubscribe } = mail;
      const from = senderOf(brand, settings);
      const id = `<${newId()}@${from.address.replace(/.*@/, '')}>`;
      try {
        await transport.sendMail({
          messageId: id,
          subject,
          text,
          html,
          to: { name: '', address: to },
          from,
          // No answer of a machine to a machine (RFC 3834).
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...(unsubscribe !== undefined && { 'List-Unsubscribe': `<${unsubscribe}>` }),
          },
        });
        return 'sent';
      } catch (error) {
        const { code = '', responseCode = 0 } = Object(error) as Failure; // read only as far as it goes
        if (FOR_GOOD.includes(code) && responseCode >= 500) {
          log.warn({ responseCode }, 'mail refused for good');
          return 'refused';
        }
        throw new MailRejected(`${code} ${responseCode}`, responseCode > 0 || !begun.has(id));
      } finally {
        begun.delete(id);
      }
    },
    close: () => transport.close(),
  };
};

/** Refusals of sender, recipient or contents; others are about us, such as a wrong password of ours. */
const FOR_GOOD = ['EENVELOPE', 'EMESSAGE'];

type Failure = { readonly code?: string; readonly responseCode?: number };
