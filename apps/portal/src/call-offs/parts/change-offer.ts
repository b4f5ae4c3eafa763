import { isChangeable } from '@abrufbar/domain/call-offs/status.ts';

type CallOff = { readonly status: number; readonly can_request_change: boolean };

/**
 * Whether a change may be asked for (CLD-03). The contract's status is not among the fields of a call-off,
 * so it comes from the contract itself (T-55); until that is known nothing is offered.
 */
export const offersChange = (
  { status, can_request_change }: CallOff,
  contractStatus: number | undefined,
): boolean =>
  can_request_change && contractStatus !== undefined && isChangeable({ status, contractStatus });
