import { findContract } from '#contracts/store.ts';
import type { UserContext } from '#core/calls/context.ts';
import { Refusal } from '#core/calls/refusal.ts';
import { listContractHints, type ListedHint } from '#deliveries/weight-checks/list-store.ts';
import type { Kind } from '#deliveries/weight-checks/store.ts';

/** The contract of the caller with its hints; 404 for any other. */
export const findOwn = async ({ db, scope, caller }: UserContext, id: string) => {
  const contract = await findContract(db, scope, caller.userId, id);
  if (contract === undefined) throw new Refusal(404, 'contract_not_found');
  const { company_id: companyId } = contract;
  return { contract, key: { companyId, contractId: contract.id, userId: caller.userId } };
};

type Narrowing = {
  readonly state: 'open' | 'seen';
  readonly filterString: { readonly kind?: readonly Kind[] };
};
export const filtersOf = ({ state, filterString: { kind } }: Narrowing) => ({
  isSeen: state === 'seen',
  kinds: kind ?? null,
});

/** The list as it is narrowed, as far as a file holds it, and how many there are. */
export const listForFile = async (
  context: UserContext,
  input: Narrowing & { readonly contract_id: string },
  maxRows: number,
) => {
  const { contract, key } = await findOwn(context, input.contract_id);
  const window = { offset: 0, limit: maxRows };
  const found = await listContractHints(context.db, key, filtersOf(input), window);
  return { contract, ...found } satisfies { rows: ListedHint[]; total: number; contract: object };
};
