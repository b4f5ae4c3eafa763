import { listContractsByNumber, type NumberedContract } from '#contracts/store.ts';
import type { UserContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';

/**
 * The one contract of the caller's companies that number and, where two suppliers use the same number,
 * id name (T-19). Foreign and absent contracts answer alike (D-14).
 */
export const findRequestedContract = async (
  { db, scope }: UserContext,
  input: { readonly contract_number: string; readonly contract_id: string | null },
): Promise<NumberedContract> => {
  const numbered = await listContractsByNumber(db, scope, input.contract_number);
  const [contract, ...others] = numbered.filter(
    ({ id }) => input.contract_id === null || id === input.contract_id,
  );
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  if (others.length > 0) throw new Refusal(409, 'contract_ambiguous');
  return contract;
};
