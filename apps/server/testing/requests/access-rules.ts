/** The expected and the actual answer when an actor asks a call for rows (quality S2 and S3). */
import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { live } from '@abrufbar/contract/session/live.ts';
import { isHiding } from '@abrufbar/domain/companies/permissions.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { until } from '#testing/server/until.ts';
import { ACCESS } from '#testing/requests/access-list.ts';
import type { Actor } from '#testing/requests/actors.ts';
import { VIEW_ACCESS } from '#testing/requests/view-access.ts';
import type { Name } from '#testing/requests/names.ts';
import { inputOf, namesIn, requestOf } from '#testing/requests/requests.ts';
import { MARKS, type Side, type Tenants } from '#testing/requests/tenants.ts';

type Whose = Side | 'absent';
/** Owner of the rows that each name of an input stands for. */
type Choice = Readonly<Partial<Record<Name, Whose>>>;

const WHOSE: readonly Whose[] = ['a', 'b', 'absent'];

/** Every way to name rows in a call, also those that mix the rows of several. */
export const choicesOf = (call: Call): Choice[] =>
  namesIn(call).reduce<Choice[]>(
    (choices, name) =>
      choices.flatMap((choice) => WHOSE.map((whose) => ({ ...choice, [name]: whose }))),
    [{}],
  );

/** Whether all names stand for rows of one company of the actor. */
const isOwn = (choice: Choice, { companies }: Actor): boolean => {
  const whose = new Set(Object.values(choice));
  const [only] = whose;
  return whose.size === 0 || (whose.size === 1 && companies.some((side) => side === only));
};

/** True if all but the named contact person belongs to the actor; that person may be anybody's colleague. */
const isOwnButPerson = ({ contact_person_id, ...rest }: Choice, actor: Actor): boolean =>
  contact_person_id !== undefined && isOwn(rest, actor);

/** Calls that name the chosen company beside rows of any company of the caller. */
const BESIDE_CHOSEN = ['deliveries.scan'];

/** Calls that name a row of the chosen company, which has to be one of the caller's. */
const WITHIN_CHOSEN = ['companyKeys.revoke', 'deliveries.claims', 'deliveries.today'];

/** The entry of a call in the access list; a call without one is a fault. */
export const accessOf = ({ name }: Call) => {
  const access = ACCESS[name];
  if (!access) throw new Error(`${name} is missing in testing/requests/access-list.ts`);
  return access;
};

/** The status an actor must get, and whether the call may change anything for it. */
export const ruleFor = (call: Call, actor: Actor, choice: Choice) => {
  const denied = (status: number) => ({ status, allowed: false });
  const { who, foreign, sees, changes } = accessOf(call);
  if (actor.isStaff && !who.endsWith('system') && VIEW_ACCESS.get(call.name) !== true)
    return denied(403);
  if (who === 'anyone') {
    const isKnown = !Object.values(choice).includes('absent');
    // Where the answer is 200 for what does not exist too, it tells nobody who there is (T-51).
    return isKnown || foreign === 200 ? { status: 200, allowed: true } : denied(foreign);
  }
  if (who === 'system') {
    if (!actor.imports) return denied(401);
    if (!actor.imports.includes(call.name)) return denied(403);
  }
  if (who === 'company system') {
    if (!actor.key) return denied(401);
    if (sees.length > 0 && !actor.key.mayConfirm) return denied(403);
  }
  if (who === 'person' || who === 'person or link') {
    if (!actor.permissions) return denied(401);
    const held = actor.permissions;
    if (!sees.every((permission) => held.includes(permission))) {
      if (!sees.some(isHiding)) return denied(403);
      return denied(isOwn(choice, actor) ? 404 : foreign);
    }
  }
  // A row the actor may see but not change is refused; any other row is not found, as for everybody (D-15).
  const mayChange = changes === null || actor.permissions?.includes(changes);
  if (!mayChange && isOwn(choice, actor)) return denied(403);
  if (BESIDE_CHOSEN.includes(call.name)) {
    const { company_number = 'absent', ...rest } = choice;
    if (!isOwn({ company_number }, actor)) return denied(403);
    return isOwn(rest, actor) ? { status: 200, allowed: true } : denied(404);
  }
  if (isOwn(choice, actor)) return { status: 200, allowed: true };
  if (WITHIN_CHOSEN.includes(call.name)) {
    const { company_number = 'absent' } = choice;
    return denied(isOwn({ company_number }, actor) ? 404 : 403);
  }
  if (isOwnButPerson(choice, actor)) return denied(422);
  return denied(foreign);
};

/** Denied answers of one group must not differ by a byte: they only differ in what is foreign or absent. */
export const groupOf = (choice: Choice, { companies }: Actor): string =>
  Object.values(choice)
    .map((whose) => (companies.some((side) => side === whose) ? whose : 'not mine'))
    .join();

const OF_REQUEST = ['date', 'x-request-id', 'content-length'];

/** Sends a call; names that were sent and the numbers of request and import are taken out of the answer. */
export const askFor = async (
  server: TestServer,
  tenants: Tenants,
  {
    call,
    actor,
    choice,
    token = actor.token,
  }: {
    readonly call: Call;
    readonly actor: Actor;
    readonly choice: Choice;
    readonly token?: string | undefined;
  },
) => {
  const nameOf = (name: Name) => {
    const whose = choice[name] ?? 'absent';
    const own = whose === 'absent' ? undefined : actor.names?.[whose]?.[name];
    return own ?? tenants[whose].names[name];
  };
  const { method, path, headers, ...rest } = requestOf(call, inputOf(call, nameOf));
  const ask = () =>
    server.request(method, path, {
      ...rest,
      headers: { ...headers, 'Idempotency-Key': newId() },
      ...(token !== undefined && { token }),
    });
  let answer = await ask();
  // On a busy machine the streams that were left a moment ago still hold their places.
  if (call.name === live.name) {
    await until(async () => {
      if (answer.status !== 429) return true;
      answer = await ask();
      return false;
    });
  }
  const text = namesIn(call).reduce(
    (left, name) => left.replaceAll(nameOf(name), name),
    answer.text.replaceAll(/,"(?:request_id|import_id)":"[^"]*"/g, ''),
  );
  const kept = [...answer.headers].filter(([name]) => !OF_REQUEST.includes(name));
  const whole = JSON.stringify([answer.status, text, kept]);
  const seen = sides.filter((side) => whole.toLowerCase().includes(MARKS[side]));
  return { status: answer.status, whole, seen };
};

const sides = Object.keys(MARKS) as Side[]; // the keys are the sides
