import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { buildUser } from '#companies/build.ts';
import { inTransaction } from '#core/database/database.ts';
import { newId } from '#core/ids.ts';
import type { JobContext } from '#core/jobs/jobs.ts';
import { MailRejected } from '#core/mail/mail.ts';
import { createTestDatabase } from '#testing/database/database.ts';
import { sendMailOnce } from '#notifications/send-mail-once.ts';

const database = await createTestDatabase();
after(() => database.drop());

const MAIL = {
  to: 'a@bau.example',
  brand: 'nordstein',
  mail: { subject: '', text: '', html: '' },
} as const;

/** A mail after whose answer the database fails so many times. */
const mailWhile = async (failures: number, sendMail: () => Promise<'sent'>) => {
  const { id: userId } = await inTransaction(database.owner, {}, (db) => buildUser(db));
  const pauses: number[] = [];
  let left = 0;
  const inScope: JobContext['inScope'] = async (scope, work) => {
    if (left > 0) {
      left -= 1;
      throw new Error('the database is gone');
    }
    return inTransaction(database.jobs, scope, work);
  };
  const context = {
    now: new Date('2026-11-20T06:40:00Z'),
    inScope,
    pause: async (seconds: number) => void pauses.push(seconds),
    sendMail: async () => {
      left = failures;
      return sendMail();
    },
  };
  const ended = await sendMailOnce(context, { userId, eventId: newId() }, MAIL).then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );
  const { rows } = await inTransaction(database.owner, { userId }, (db) =>
    sql<{ outcome: string | null }>`SELECT outcome FROM dispatches
      WHERE user_id = ${userId}`.execute(db),
  );
  return { ended, pauses, outcomes: rows.map(({ outcome }) => outcome) };
};

test('D-69 the outcome of a mail is recorded as soon as the database is available again', async () => {
  const notSent = (isCertain: boolean) => async () => {
    throw new MailRejected('ECONNECTION 0', isCertain);
  };
  const sent = async () => 'sent' as const;
  const pauses = [1, 5, 20];
  const cases: [sendMail: () => Promise<'sent'>, ended: string, outcomes: (string | null)[]][] = [
    [sent, 'done', ['sent']],
    [notSent(false), 'done', ['unclear']],
    [notSent(true), 'ECONNECTION 0', []], // so that the job, which comes again, may send it
  ];
  for (const [sendMail, ended, outcomes] of cases) {
    assert.deepEqual(await mailWhile(3, sendMail), { ended, pauses, outcomes });
  }
  const gone = { ended: 'the database is gone', pauses, outcomes: [null] };
  assert.deepEqual(await mailWhile(4, sent), gone);
});
