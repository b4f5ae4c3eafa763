/** How fast tickets of a weighing system are imported, new ones and known ones. */
import * as imports from '@abrufbar/contract/imports/tickets.ts';
import * as z from 'zod/mini';
import samples from '../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import type { Figure } from '../stage/figures.ts';
import type { Stage } from '../stage/seeded-server.ts';

const [sample] = samples;
const answerOf = z.object({ data: imports.vas.output });

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    ...sample,
    Lieferscheinnummer: String(90_000_000 + number),
    Kontraktnummer: String(40_000_001 + (number % 200)),
    Debitor: '1104233',
  }));

const post = async ({ address, importKey }: Stage, rows: readonly object[]) => {
  const started = performance.now();
  const answer = await fetch(`${address}/api/v2/import/scale-note/vas`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${importKey}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(rows),
  });
  const text = await answer.text();
  const { created, unchanged } = z.parse(answerOf, JSON.parse(text)).data;
  if (created + unchanged !== rows.length) throw new Error(text.slice(0, 500));
  return rows.length / ((performance.now() - started) / 1000);
};

export const measureImports = async (stage: Stage): Promise<Figure[]> => {
  const rows = rowsOf(3_000);
  const fresh = await post(stage, rows);
  const again = await post(stage, rows);
  const from = `${rows.length} rows in one file`;
  return [
    { name: 'import rows taken', value: fresh, unit: '/s', from },
    { name: 'import rows known already', value: again, unit: '/s', from },
  ];
};
