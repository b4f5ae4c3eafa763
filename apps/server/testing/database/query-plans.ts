/** A node of EXPLAIN (FORMAT JSON), as far as it matters here. */
export type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Alias?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly PlanNode[];
};

/** A table and the column its rows are divided by. */
export type Table = { readonly name: string; readonly key: 'company_id' | 'user_id' };

/**
 * A statement of scope company or user names its rows itself in each scan; one of scope fanout, of the suppliers'
 * staff, begins with the suppliers and goes on by the company of the row before (scale rule 6). Jobs seal the records
 * of all actions in one chain: those are read by their seal. Staff read them by time and ask for the owner of each.
 */
export type StatementScope = 'bound' | 'fanout' | 'jobs';

/** Scans of such tables that do not themselves compare the key with a value known beforehand. */
export const findLooseScans = (
  node: PlanNode,
  tables: readonly Table[],
  scope: StatementScope,
  root = node,
): string[] => {
  const below = (node.Plans ?? []).flatMap((child) => findLooseScans(child, tables, scope, root));
  const table = tables.find(({ name }) => name === node['Relation Name']);
  const isScan = node['Node Type'].endsWith('Scan');
  if (!table || !isScan || isBound(node, table.key)) return below;
  if (scope === 'fanout' && table.key === 'company_id' && isOfSuppliers(node)) return below;
  if (scope === 'fanout' && isOfAskedOwner(root, node, table)) return below;
  if (scope === 'jobs' && isOfSeal(node)) return below;
  return [`${node['Node Type']} of ${table.name} without ${table.key}`, ...below];
};

const isBound = (node: PlanNode, key: string): boolean =>
  partsOf(node).some((part) => comparesWithValue(part, key));

const isOfSuppliers = (node: PlanNode): boolean =>
  partsOf(node).some(
    (part) =>
      comparesWithValue(part, 'supplier_id') ||
      /^(?:"?\w+"?\.)?company_id = "?\w+"?\.company_id$/.test(part),
  );

const isOfSeal = (node: PlanNode): boolean =>
  partsOf(node).some((part) => /^(?:\w+\.)?seal (?:IS NULL|[<>]?= )/.test(part));

/** Where the suppliers of a record's owner are found. */
const OWNERS = { company_id: 'company_erp_ids', user_id: 'memberships' } as const;

/** Whether the plan asks for the owner of each record of actions that the scan finds. */
const isOfAskedOwner = (root: PlanNode, scan: PlanNode, { name, key }: Table): boolean => {
  const asks = (node: PlanNode): boolean =>
    (node['Relation Name'] === OWNERS[key] &&
      partsOf(node).some((part) => part.endsWith(`${key} = ${scan.Alias}.${key}`))) ||
    (node.Plans ?? []).some(asks);
  return name.startsWith('audit_') && asks(root);
};

/** The conditions of a scan that must all hold. */
const partsOf = (node: PlanNode): string[] =>
  [node['Index Cond'], node['Recheck Cond'], node.Filter].flatMap((condition) =>
    conjuncts(condition ?? ''),
  );

/** The parts of `((a = 1) AND (b = 2))` that must all hold. */
const conjuncts = (condition: string): string[] => {
  const inner = withoutParentheses(condition);
  const parts = splitOutside(inner, ' AND ');
  return parts.length === 1 ? [inner] : parts.flatMap(conjuncts);
};

const withoutParentheses = (text: string): string => {
  const closes = text.startsWith('(') && closingOf(text) === text.length - 1;
  return closes ? withoutParentheses(text.slice(1, -1)) : text;
};

/** Position of the parenthesis that closes the first one. */
const closingOf = (text: string): number => {
  let depth = 0;
  for (const [at, character] of [...text].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

const splitOutside = (text: string, separator: string): string[] => {
  const pieces = text.split(separator);
  const parts: string[] = [];
  for (const piece of pieces) {
    const last = parts.at(-1);
    if (last !== undefined && depthOf(last) > 0) parts[parts.length - 1] = last + separator + piece;
    else parts.push(piece);
  }
  return parts;
};

const depthOf = (text: string): number => text.split('(').length - text.split(')').length;

// A parameter, a literal or a list of either; with or without a cast.
const VALUE = String.raw`\(*(?:\$\d+|-?\d+|'[^']*'|ARRAY\[[$\d, ]*\])\)*(?:::[a-z]+(?:\[\])?)?\)*`;

const comparesWithValue = (part: string, key: string): boolean =>
  new RegExp(`^(?:"?\\w+"?\\.)?${key} = (?:${VALUE}|ANY \\(${VALUE}\\))$`).test(part);
