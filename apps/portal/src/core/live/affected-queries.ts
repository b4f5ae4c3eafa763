import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { live } from '@abrufbar/contract/session/live.ts';

type Change = OutputOf<typeof live>;

/** Calls that carry call-offs beside deliveries. */
const DAYS = ['deliveries.today', 'deliveries.dayLine'];

/** Concepts, or single calls, whose answers may differ after a change of this kind. */
const AFFECTED_CALLS: Readonly<Record<Change['kind'], readonly string[]>> = {
  deliveries: ['deliveries', 'amounts', 'contracts', 'callOffs.detail'],
  'call-offs': ['callOffs', 'contracts', ...DAYS],
  contracts: ['contracts', 'amounts', ...DAYS],
  messages: ['notifications'],
  rights: ['session', 'companies'],
  all: ['deliveries', 'amounts', 'contracts', 'callOffs', 'notifications', 'session', 'companies'],
};

/** Whether a change may affect a query. A query of one contract or call-off is not affected by changes of others. */
export const isAffected = (queryKey: readonly unknown[], { kind, ids }: Change): boolean => {
  const [name, ...rest] = queryKey;
  const call = String(name);
  const [concept = ''] = call.split('.');
  if (!AFFECTED_CALLS[kind].some((one) => one === concept || one === call)) return false;
  const named = idOf(rest.at(-1), kind, concept);
  return ids === null || named === undefined || ids.includes(named);
};

const idOf = (input: unknown, kind: Change['kind'], concept: string): string | undefined => {
  const { contract_id, id }: Named = typeof input === 'object' && input !== null ? input : {};
  if (kind === 'call-offs') return concept === 'callOffs' ? id : undefined;
  return contract_id ?? (concept === 'contracts' ? id : undefined);
};

type Named = { readonly contract_id?: string; readonly id?: string };
