import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '#testing/server/until.ts';

/** A mail as it arrived. */
type Arrived = Email & {
  /** Of the envelope, which a mail program does not show. */
  readonly recipients: readonly string[];
};

export type TestSmtp = {
  readonly url: string;
  readonly mails: readonly Arrived[];
  /** The next recipients are answered with this status, by which a server refuses; null takes them again. */
  readonly refuse: (status: number | null) => void;
  /** Waits until somebody has been refused. */
  readonly refused: () => Promise<void>;
  /** The newest mail to an address, as soon as there are so many of them. */
  readonly mailTo: (address: string, count?: number) => Promise<Arrived>;
};

/** A real mail server on a port of its own. */
export const startSmtp = async (
  t: { readonly after: (end: () => Promise<void>) => void },
  /** How long it thinks before it takes a mail, and after. */
  { pauseMs = () => 0 }: { readonly pauseMs?: () => number } = {},
): Promise<TestSmtp> => {
  const mails: Arrived[] = [];
  let refusal: number | null = null;
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      if (refusal !== null) refusals += 1;
      const words = `<${address}> User unknown`;
      answer(refusal === null ? null : Object.assign(new Error(words), { responseCode: refusal }));
    },
    onData: (stream, { envelope }, answer) => {
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const keep = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        await sleep(pauseMs());
        mails.push({ ...mail, recipients });
        await sleep(pauseMs());
      };
      keep().then(() => answer(), answer);
    },
  });
  server.on('error', () => {}); // a sender may die halfway
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  t.after(() => new Promise((closed) => server.close(() => closed())));
  const { port } = server.server.address() as AddressInfo; // listening on TCP, not on a pipe
  const mailTo = async (address: string, count = 1): Promise<Arrived> => {
    const found = () => mails.filter(({ recipients }) => recipients.includes(address));
    await until(() => found().length >= count);
    const newest = found().at(-1);
    if (!newest) throw new Error('no mail was asked for');
    return newest;
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuse: (status) => {
      refusal = status;
      refusals = 0;
    },
    refused: () => until(() => refusals > 0),
    mailTo,
  };
};
