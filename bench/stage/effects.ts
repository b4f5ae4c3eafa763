/** Effects of submitted changes in the server's database. */
import { Client } from 'pg';
import type { Task } from './process-messages.ts';

/** How often each submit took effect, in every table that would show it. */
const EFFECTS: Readonly<Record<Task['kind'], string>> = {
  order: `SELECT o.note AS mark, greatest(count(DISTINCT o.id), count(s.call_off_id))::int AS effects
    FROM call_offs o LEFT JOIN call_off_steps s ON s.company_id = o.company_id AND s.call_off_id = o.id
    WHERE o.note = ANY ($1::text[]) GROUP BY 1`,
  change: `SELECT call_off_id::text AS mark, count(*)::int AS effects FROM call_off_steps
    WHERE action = 'requestChange' AND call_off_id = ANY ($1::uuid[]) GROUP BY 1`,
  confirm: `SELECT id::text AS mark, 1 AS effects FROM deliveries WHERE confirmed AND id = ANY ($1::uuid[])`,
};

/** A confirmation done twice would count the load twice. */
const CONFIRMED = `SELECT
  (SELECT count(*) FROM deliveries WHERE contract_id = $1 AND confirmed)::int AS loads,
  (SELECT confirmed FROM contract_counts WHERE contract_id = $1)::int AS counted,
  (SELECT coalesce(sum(delivered), 0) FROM total_amounts WHERE contract_id = $1)::float AS tonnes,
  (SELECT coalesce(sum(m.quantity), 0) FROM deliveries d JOIN delivery_materials m
    ON m.company_id = d.company_id AND m.delivery_id = d.id
    WHERE d.contract_id = $1 AND d.confirmed)::float AS weighed`;

const RECORDED = `SELECT count(*)::int AS records FROM audit_company
  WHERE call = 'deliveries.confirm' AND company_id = $1`;

type Effects = {
  readonly rows: number;
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
};

/** Looks into the database as its superuser, who sees all rows. */
export const openEffects = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  /** How often a submit took effect. */
  const countOf = async (kind: Task['kind'], marks: readonly string[]) => {
    const { rows } = await client.query<{ mark: string; effects: number }>(EFFECTS[kind], [marks]);
    const found = new Map(rows.map(({ mark, effects }) => [mark, effects]));
    return marks.map((mark) => ({ mark, effects: found.get(mark) ?? 0 }));
  };
  return {
    countOf,
    /** Every submit of these kinds beside its effects. */
    judge: async (tasks: readonly { kind: Task['kind']; mark: string }[]): Promise<Effects> => {
      const all: { kind: Task['kind']; mark: string; effects: number }[] = [];
      for (const kind of ['order', 'change', 'confirm'] as const) {
        const marks = tasks.filter((task) => task.kind === kind).map(({ mark }) => mark);
        for (const one of await countOf(kind, marks)) all.push({ kind, ...one });
      }
      const named = (list: typeof all) => list.map(({ kind, mark }) => `${kind} ${mark}`);
      return {
        rows: all.reduce((sum, { effects }) => sum + effects, 0),
        missing: named(all.filter(({ effects }) => effects === 0)),
        doubled: named(all.filter(({ effects }) => effects > 1)),
      };
    },
    /** Contradictions between the confirmations of a contract; empty: none. */
    misfits: async (contractId: string): Promise<readonly string[]> => {
      const { rows } = await client.query<Record<string, number>>(CONFIRMED, [contractId]);
      const { loads = 0, counted = 0, tonnes = 0, weighed = 0 } = rows[0] ?? {};
      return [
        ...(counted === loads ? [] : [`${loads} loads confirmed, ${counted} counted`]),
        ...(Math.abs(tonnes - weighed) < 0.001
          ? []
          : [`${weighed} t confirmed, ${tonnes} t counted`]),
      ];
    },
    /** How often the audit log names a confirmation of a company. */
    records: async (companyId: number): Promise<number> => {
      const { rows } = await client.query<{ records: number }>(RECORDED, [companyId]);
      return rows[0]?.records ?? 0;
    },
    close: () => client.end(),
  };
};
