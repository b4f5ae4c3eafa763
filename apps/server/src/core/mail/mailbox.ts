import type { OutgoingMail } from '#core/mail/mail.ts';

const MAX_MAILS = 50;

type Sender = { readonly name: string; readonly address: string };

/** A mail that would have been sent. */
export type KeptMail = OutgoingMail & {
  readonly number: number;
  readonly at: Date;
  readonly from: Sender;
};

/** Stands in for a mail server while there is none: keeps the last mails until the process ends. */
export type Mailbox = {
  readonly put: (mail: OutgoingMail, from: Sender) => void;
  /** The newest first. */
  readonly list: () => readonly KeptMail[];
  readonly find: (number: number) => KeptMail | undefined;
};

export const openMailbox = (now: () => Date = () => new Date()): Mailbox => {
  let mails: readonly KeptMail[] = [];
  let last = 0;
  return {
    put: (mail, from) => {
      last += 1;
      mails = [{ ...mail, from, number: last, at: now() }, ...mails].slice(0, MAX_MAILS);
    },
    list: () => mails,
    find: (number) => mails.find((mail) => mail.number === number),
  };
};
