/** The expected and the actual answer when an actor asks a call of the office for rows (OFF-14, OFF-15). */
import { type Call, hasBody } from '@abrufbar/contract/protocol/call.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { newId } from '#core/ids.ts';
import type { OfficeRows } from '#testing/requests/office-ways.ts';
import { bodyOf, bodyType } from '#testing/requests/office-bodies.ts';
import { officeAccessOf } from '#testing/requests/office-access.ts';
import type { OfficeActor } from '#testing/requests/office-actors.ts';
import { BRAND_OF, MARKS, type Side } from '#testing/requests/tenants.ts';
import type { TestServer } from '#testing/server/server.ts';
import { isBusy } from '#testing/server/stream.ts';

type Whose = Side | 'absent';
export type RowsOf = Readonly<Record<Whose, OfficeRows>>;

/** The rule of the access list: status, and whether the call may change anything. */
export const officeRuleFor = (call: Call, actor: OfficeActor, whose: Whose) => {
  const { roles, foreign, asksCode, isPersonal, needsAllBrands } = officeAccessOf(call);
  const denied = (status: number) => ({ status, isAllowed: false });
  if (roles === null) return denied(foreign);
  if (actor.role === null) return denied(401);
  if (!roles.includes(actor.role)) return denied(403);
  if (asksCode && actor.isUnproven) return denied(403);
  if (needsAllBrands && actor.brands.length < BRANDS.length) return denied(403);
  if (isPersonal) return denied(foreign);
  const isOwn =
    whose !== 'absent' &&
    (call.tenant === 'brand'
      ? actor.brands[0] === BRAND_OF[whose]
      : actor.brands.includes(BRAND_OF[whose]));
  if (isOwn || foreign === 200) return { status: 200, isAllowed: true };
  return denied(foreign);
};

const OF_REQUEST = ['date', 'x-request-id', 'content-length', 'retry-after'];

/** Sends a call; ids that were sent and the number of the request are taken out of the answer. */
export const askOffice = async (
  server: TestServer,
  call: Call,
  { token, brands: [brand] }: OfficeActor,
  rows: OfficeRows,
) => {
  const input = { ...officeAccessOf(call).input(rows) };
  const path = call.path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(input[field]);
    delete input[field];
    return encodeURIComponent(value);
  });
  const isInBody = hasBody(call);
  const query = isInBody
    ? ''
    : `?${new URLSearchParams(Object.entries(input).map(asText)).toString()}`;
  const ask = () =>
    server.request(call.method, `/admin/api/${path}${query}`, {
      ...(token !== undefined && { token }),
      headers: {
        'Idempotency-Key': newId(),
        ...(isInBody && bodyType(call)),
        ...(brand !== undefined && { 'Abrufbar-Brand': brand }),
      },
      ...(isInBody && { body: bodyOf(call, input) }),
    });
  let answer = await ask();
  while (isBusy(answer.status, answer.headers.get('retry-after'))) answer = await ask();
  const kept = [...answer.headers].filter(([name]) => !OF_REQUEST.includes(name));
  const text = answer.text.replaceAll(/,"request_id":"[^"]*"/g, '');
  const whole = JSON.stringify([answer.status, text, kept]);
  return { status: answer.status, whole };
};

const asText = ([name, value]: [string, unknown]): [string, string] => [name, String(value)];

/** Marks of brands the member does not have. */
const leaksIn = (whole: string, { brands }: OfficeActor): string[] =>
  (['a', 'b'] as const)
    .filter((side) => !brands.includes(BRAND_OF[side]))
    .map((side) => MARKS[side])
    .filter((mark) => whole.includes(mark));

/** Everything that is not as the access list says when everybody asks for own, foreign and absent rows. */
export const findOffences = async (
  server: TestServer,
  call: Call,
  actors: readonly OfficeActor[],
  rowsOf: RowsOf,
): Promise<string[]> => {
  const offences: string[] = [];
  for (const actor of actors) {
    const refused = new Map<number, string>();
    for (const whose of ['a', 'b', 'absent'] as const) {
      const rule = officeRuleFor(call, actor, whose);
      if (rule.isAllowed && call.kind === 'change') continue; // done by itself, below
      const { status, whole } = await askOffice(server, call, actor, rowsOf[whose]);
      const start = whole.slice(0, 120);
      const what = `${call.name} by ${actor.name} for ${whose}`;
      if (status !== rule.status) offences.push(`${what}: ${start} instead of ${rule.status}`);
      for (const mark of leaksIn(whole, actor)) offences.push(`${what} saw ${mark}`);
      // Foreign and absent rows get the same answer.
      const before = refused.get(status) ?? whole;
      if (!rule.isAllowed && before !== whole) offences.push(`${what} differs: ${start}`);
      refused.set(status, whole);
    }
  }
  return offences;
};
