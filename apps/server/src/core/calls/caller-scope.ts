import type { Call, ChangePermission } from '@abrufbar/contract/protocol/call.ts';
import type { Caller, Membership } from '#core/calls/context.ts';
import { missingPermission } from '#core/calls/missing-permission.ts';
import { Refusal } from '#core/calls/refusal.ts';

/** The caller's membership in the company of this number; refused alike whether the company exists or not. */
export const membershipIn = ({ memberships }: Caller, companyNr: unknown): Membership => {
  const membership = memberships.find((one) => one.companyNr === companyNr);
  if (!membership) throw new Refusal(403, 'foreign_company');
  return membership;
};

/** The caller's membership in a company whose rows the caller has just received. */
export const membershipOf = ({ memberships }: Caller, companyId: number): Membership => {
  const membership = memberships.find((one) => one.companyId === companyId);
  if (!membership) throw new Error("rows of a company that is not the caller's");
  return membership;
};

/** Names of the companies whose rows the caller has just received. */
export const companyNameOf =
  ({ caller }: { readonly caller: Caller }) =>
  (companyId: number): string =>
    membershipOf(caller, companyId).companyName;

/** Refuses a change in a company where the caller may see the rows, but not change them (D-15). */
export const refuseChange = (call: Call, { memberships }: Caller, companyId: number): void => {
  const { changePermission: needed } = call;
  if (needed === undefined) return;
  const membership = memberships.find((one) => one.companyId === companyId);
  if (!membership?.permissions.includes(needed)) throw new Refusal(403, CHANGE_REFUSALS[needed]);
};

const CHANGE_REFUSALS = {
  'delivery-confirm': 'no_permission_to_confirm',
  'asset-upload': 'no_permission_for_assets',
  'call-off-creation': 'no_permission_to_order',
} as const satisfies Record<ChangePermission, string>;

/**
 * Companies a request may touch: those where the caller holds the call's permissions, and only the one
 * `company_number` names where the tenant rule says so (D-14).
 */
export const scopeOf = (call: Call, caller: Caller, input: unknown): readonly number[] => {
  const { permissions: needed = [] } = call;
  const allowed = caller.memberships.filter(({ permissions }) =>
    needed.every((permission) => permissions.includes(permission)),
  );
  if (call.tenant === 'company') {
    const { company_number } = input as { company_number?: unknown }; // check-calls.ts saw the field
    const named = membershipIn(caller, company_number);
    if (!allowed.includes(named)) throw missingPermission(call, [named]);
    return [named.companyId];
  }
  if (needed.length > 0 && allowed.length === 0) throw missingPermission(call, caller.memberships);
  return allowed.map(({ companyId }) => companyId);
};
