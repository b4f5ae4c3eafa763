/** Staff of the suppliers in tests: made, signed in, sending calls of the office. */
import type { Call, InputOf, OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { newId } from '#core/ids.ts';
import type { TestServer } from '#testing/server/server.ts';
import { buildStaff, buildStaffToken } from '#staff/build.ts';

export type Member = Awaited<ReturnType<typeof buildStaff>>;

type Headers = {
  readonly brand?: Brand;
  /** Whether a key or pointer caused the call. */
  readonly isActive?: boolean;
  /** Idempotency key of a change; without it every change has one of its own. */
  readonly key?: string;
};

/** Makes a member; without other fields a dispatcher of Nordstein who has enrolled. */
export const addMember = (
  server: TestServer,
  fields: Parameters<typeof buildStaff>[1],
  at: string,
): Promise<Member> =>
  server.build({}, (db) => buildStaff({ db, secrets: server.secrets }, fields, new Date(at)));

/** A token of a whole session that began at an instant. */
export const signedIn = (
  server: TestServer,
  member: { readonly id: string },
  at: string,
): Promise<string> => server.build({}, (db) => buildStaffToken(db, member, new Date(at)));

/** Sends a call of the office as the holder of a token. */
export const asStaff =
  (server: TestServer, token: string) =>
  <C extends Call>(
    call: C,
    input: InputOf<C>,
    { brand, isActive = false, key = newId() }: Headers = {},
  ): Promise<OutputOf<C>> =>
    server.send(call, input, {
      token,
      ...(call.kind === 'change' && call.who === 'staff' && { key }),
      headers: {
        ...(brand !== undefined && { 'Abrufbar-Brand': brand }),
        ...(isActive && { 'Abrufbar-User-Action': '1' }),
      },
    });

/** Status and reason of a refused call: code, and what is left of the tries. */
export const refusalOf = async (sent: Promise<unknown>) => {
  try {
    await sent;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { status: error.status, ...error.reason };
  }
  throw new Error('the call was not refused');
};
