import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { live } from '@abrufbar/contract/session/live.ts';

type Change = OutputOf<typeof live>;

/** Concepts, or single calls, that show something else when a thing of this kind has changed. */
const SHOWN_BY: Readonly<Record<Change['kind'], readonly string[]>> = {
  deliveries: ['deliveries', 'amounts', 'contracts', 'callOffs.detail'],
  'call-offs': ['callOffs', 'contracts'],
  contracts: ['contracts', 'amounts'],
  messages: ['notifications'],
  all: ['deliveries', 'amounts', 'contracts', 'callOffs', 'notifications'],
};

/** Whether a query may show a change. Queries that name one contract or one call-off show no other. */
export const shows = (queryKey: readonly unknown[], { kind, ids }: Change): boolean => {
  const [name, ...rest] = queryKey;
  const call = String(name);
  const [concept = ''] = call.split('.');
  if (!SHOWN_BY[kind].some((one) => one === concept || one === call)) return false;
  const named = namedIn(rest.at(-1), kind, concept);
  return ids === null || named === undefined || ids.includes(named);
};

const namedIn = (input: unknown, kind: Change['kind'], concept: string): string | undefined => {
  const { contract_id, id }: Named = typeof input === 'object' && input !== null ? input : {};
  if (kind === 'call-offs') return concept === 'callOffs' ? id : undefined;
  return contract_id ?? (concept === 'contracts' ? id : undefined);
};

type Named = { readonly contract_id?: string; readonly id?: string };
