/** Records of customers and systems often name no object: the concept of their call says its kind. */
const KINDS: Readonly<Record<string, string>> = {
  callOffs: 'call-off',
  companies: 'company',
  content: 'terms',
  contracts: 'contract',
  deliveries: 'delivery',
  documents: 'file',
  imports: 'import',
  notifications: 'message',
  profile: 'person',
  push: 'person',
  registration: 'person',
  session: 'session',
};

type Recorded = { readonly call: string; readonly object_kind: string | null };

/** Kind of the object a record is about. */
export const kindOf = ({ call, object_kind }: Recorded): string =>
  object_kind ?? KINDS[call.split('.')[0] ?? ''] ?? 'other';

/** Concepts whose calls stand for these kinds. */
export const conceptsOf = (kinds: readonly string[]): readonly string[] =>
  Object.entries(KINDS).flatMap(([concept, kind]) => (kinds.includes(kind) ? [concept] : []));
