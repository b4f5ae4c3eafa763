import { isHiding } from '@abrufbar/domain/companies/permissions.ts';
import * as z from 'zod/mini';
import { type Call, hasBody, isStaffCall } from '#protocol/call.ts';

/** Statuses a call may answer with (D-24); the description lists them, tests accept no other. */
export const statusesOf = (call: Call) => {
  const { method, path, kind, who, tenant, rate, input, media } = call;
  const isOfStaff = isStaffCall(call);
  const signsIn = rate === 'login';
  const isRecovery = rate === 'recovery'; // D-13
  // A GET that changes something runs for a script of the portal alone (T-01).
  const refusesForeignPage = kind === 'change' && !hasBody(call);
  const touchesContract = tenant === 'contract' || (who === 'company-key' && path.includes('{'));
  // Imports are lists, whose rows are reported one by one; a call with fields names one row of the supplier.
  const namesRowOfSupplier =
    tenant === 'supplier' && method === 'POST' && input.def.type === 'object';
  const namesRowOfCompany =
    tenant === 'company' &&
    input instanceof z.ZodMiniObject &&
    ('key_id' in input.shape || 'contract_id' in input.shape);
  return [
    200,
    ...(call.isQueued ? ([202] as const) : []),
    400,
    ...(who !== 'anyone' || signsIn ? ([401] as const) : []),
    ...(who !== 'anyone' || signsIn || isRecovery || refusesForeignPage ? ([403] as const) : []),
    ...(touchesContract ||
    namesRowOfSupplier ||
    namesRowOfCompany ||
    isRecovery ||
    tenant === 'brand' ||
    path.includes('{') ||
    call.permissions?.some(isHiding) ||
    media
      ? ([404] as const)
      : []),
    ...(touchesContract || kind === 'change' ? ([409] as const) : []),
    413, // also a query with too many fields
    ...(hasBody(call) ? ([415] as const) : []),
    422,
    429,
    500,
    ...(isOfStaff ? [] : ([503] as const)), // the office goes on during maintenance
  ] as const;
};
