/** Compares the messages in the database with the mails and pushes that arrived. */
import type { Client } from 'pg';
import type { Arrivals } from './arrivals-site.ts';

/** A message, and what became of its mail and its push; in a word. */
type Notified = {
  readonly id: string;
  readonly user_id: string;
  readonly type: string;
  readonly reference_id: string;
  readonly title: string;
  readonly mail: string;
  readonly push: string;
};

const NEVER = 'never begun';
const DIED = 'on its way';

const NOTIFIED = `SELECT n.id, n.user_id, n.type, n.reference_id, n.payload ->> 'title' AS title,
    coalesce((SELECT coalesce(d.outcome, '${DIED}') FROM dispatches d
      WHERE d.user_id = n.user_id AND d.event_id = n.event_id AND d.channel = 'mail'), '${NEVER}') AS mail,
    coalesce((SELECT coalesce(d.outcome, '${DIED}') FROM dispatches d
      WHERE d.user_id = n.user_id AND d.event_id = n.event_id AND d.channel = 'push'), '${NEVER}') AS push
  FROM notifications n`;

export const findMessage = async (look: Client): Promise<readonly Notified[]> =>
  (await look.query<Notified>(NOTIFIED)).rows;

/** Jobs that are not done, failed ones too. */
export const findLeft = async (look: Client): Promise<number> => {
  const { rows } = await look.query<{ left: number }>(
    `SELECT count(*)::int AS left FROM pgboss.job WHERE state NOT IN ('completed', 'cancelled')`,
  );
  return rows[0]?.left ?? 0;
};

/** Tickets and steps of a round. */
const TICKETS = 2;
const STEPS = 2;

type Verdict = { readonly figure: string; readonly faults: readonly string[] };

export const compare = (
  site: Arrivals,
  notified: readonly Notified[],
  rounds: number,
): { readonly messages: Verdict; readonly mails: Verdict; readonly pushes: Verdict } => {
  const stepped = notified.filter(({ type }) => type === 'calloff.status_changed');
  return {
    messages: compareMessages(site, notified, rounds),
    mails: compareWay(
      stepped.map((one) => ({ one, became: one.mail, arrived: mailsOf(site, one) })),
      site.smtp.mails.length,
    ),
    pushes: compareWay(
      notified.map((one) => ({ one, became: one.push, arrived: pushesOf(site, one) })),
      site.pushes.arrived.length,
    ),
  };
};

const compareMessages = (
  { followers }: Arrivals,
  notified: readonly Notified[],
  rounds: number,
): Verdict => {
  const keys = notified.map(
    ({ user_id, reference_id, title }) => `${user_id} ${reference_id} ${title}`,
  );
  const doubled = keys.filter((key, at) => keys.indexOf(key) !== at);
  const wanted = followers.length * rounds * (TICKETS + STEPS);
  const missing = wanted - new Set(keys).size;
  return {
    figure: `${notified.length} of ${wanted}`,
    faults: [
      ...(missing === 0 ? [] : [`${missing} are missing`]),
      ...doubled.map((key) => `twice: ${key}`),
    ],
  };
};

const mailsOf = ({ followers, smtp }: Arrivals, one: Notified): number => {
  const person = followers.find(({ id }) => id === one.user_id);
  return smtp.mails.filter(
    ({ recipients, subject = '', text = '' }) =>
      recipients.includes(person?.email ?? '') &&
      subject.startsWith(`${one.title}:`) &&
      text.includes(`/calloff-detail/${one.reference_id}`),
  ).length;
};

const pushesOf = ({ devices, pushes }: Arrivals, { user_id, id }: Notified): number =>
  pushes.arrived.filter(
    ({ device, path }) => device === devices.get(user_id) && path === `/messages/single/${id}`,
  ).length;

/** One arrives of what was sent, none or one of what was on its way when a process died, and no others. */
const compareWay = (
  ways: readonly { readonly one: Notified; readonly became: string; readonly arrived: number }[],
  all: number,
): Verdict => {
  const faults = ways.flatMap(({ one, became, arrived }) => {
    const isWell = became === 'sent' ? arrived === 1 : became === DIED && arrived <= 1;
    return isWell ? [] : [`${became}, ${arrived} arrived: ${one.type} ${one.id}`];
  });
  const arrived = ways.reduce((sum, way) => sum + way.arrived, 0);
  const cut = ways.filter(({ became }) => became === DIED).length;
  return {
    figure: `${arrived} of ${ways.length}, ${cut} cut off on the way`,
    faults: all === arrived ? faults : [...faults, `${all - arrived} belong to no message`],
  };
};
