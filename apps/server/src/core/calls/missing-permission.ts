import type { Call } from '@abrufbar/contract/protocol/call.ts';
import { isHiding, type Permission } from '@abrufbar/domain/companies/permissions.ts';
import type { RefusalCode } from '@abrufbar/texts/server/refusals.ts';
import type { Caller, Membership } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** Every refusal names the right that is missing, and whom to ask for it. */
const REFUSALS = {
  'qr-code-scanner': 'no_permission_to_scan',
  'call-off-creation': 'no_permission_to_create',
  'call-off-list': 'no_permission_to_list',
  'delivery-confirm': 'no_permission_to_confirm',
  'asset-upload': 'no_permission_for_assets',
  'invoice-list': 'invoice_not_found',
  'company-keys': 'no_permission_for_keys',
} as const satisfies Record<Permission, RefusalCode>;

/** 403, or 404 where the rows are hidden, for the first right of the call that is missing in one of these companies. */
export const missingPermission = (
  { name, permissions: needed = [] }: Call,
  memberships: readonly Membership[],
): Refusal => {
  const missing =
    needed.find((permission) =>
      memberships.some(({ permissions }) => !permissions.includes(permission)),
    ) ?? needed[0];
  if (missing === undefined) throw new Error(`${name} needs no permission`);
  return new Refusal(isHiding(missing) ? 404 : 403, REFUSALS[missing]);
};

/**
 * The true reason of a read that found nothing: rows of a company in which the caller lacks the right look
 * absent. `read` tries once more among the caller's other companies; its answer is thrown away.
 */
export const reasonOf = async (
  error: unknown,
  call: Call,
  { caller, scope }: { readonly caller: Caller; readonly scope: readonly number[] },
  read: (companies: readonly number[]) => Promise<unknown>,
): Promise<unknown> => {
  const isAbsent = error instanceof Refusal && error.status === 404 && call.kind === 'read';
  const others = caller.memberships.filter(({ companyId }) => !scope.includes(companyId));
  const isNamed = call.permissions?.some((permission) => !isHiding(permission)) ?? false;
  if (!isAbsent || call.tenant === 'company' || !isNamed || others.length === 0) {
    return error;
  }
  try {
    await read(others.map(({ companyId }) => companyId));
    return missingPermission(call, others);
  } catch (again) {
    if (again instanceof Refusal) return error;
    throw again;
  }
};
