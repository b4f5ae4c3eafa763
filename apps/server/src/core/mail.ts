import type { Brand } from '@abrufbar/domain/brand.ts';

/** What a mail says; made by one pure function per kind of mail. */
export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail on its way to one person, under the name of a brand. */
export type OutgoingMail = {
  readonly to: string;
  readonly brand: Brand;
  readonly mail: Mail;
};

/** The way mails leave the server. Only jobs use it, so that a mail that fails is sent again. */
export type Post = {
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => void;
};
