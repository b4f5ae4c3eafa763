import type { Brand } from '@abrufbar/domain/values/brand.ts';

/** Content of a mail, made by one pure function per kind of mail. */
export type Mail = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where mails of this kind are switched off; none for those somebody asked for. */
  readonly unsubscribe?: string;
};

/** A mail on its way to one person, under the name of a brand. */
export type OutgoingMail = {
  readonly to: string;
  readonly brand: Brand;
  readonly mail: Mail;
};

/** The way mails leave the server. Only jobs use it, so that a mail that fails is sent again. */
export type MailTransport = {
  /** Returns the outcome in one word; throws `MailRejected` when the server did not accept the mail. */
  readonly send: (mail: OutgoingMail) => Promise<'sent' | 'refused'>;
  readonly close: () => void;
};

/** A mail that did not leave. Without the error behind it: the words of a mail server name the recipient. */
export class MailRejected extends Error {
  override readonly name = 'MailRejected';
  /** Whether it certainly did not; otherwise the line broke before the last answer came. */
  readonly isCertain: boolean;
  constructor(words: string, isCertain: boolean) {
    super(words);
    this.isCertain = isCertain;
  }
}
