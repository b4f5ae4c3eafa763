import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { csvOf } from '#core/spreadsheet/csv.ts';

const COLUMNS = [{ label: 'A', width: 1 }];
const linesOf = async (...cells: readonly Cell[]) => {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield cells;
  }
  return Buffer.concat(await Array.fromAsync(csvOf(COLUMNS, rows()))).toString();
};

test('OFF-41 a line has German numbers and days, and quotes what would break it', async () => {
  const text = await linesOf(
    { kind: 'day', day: '2026-11-20' },
    { kind: 'time', time: '06:30' },
    { kind: 'quantity', quantity: '1250.500' },
    null,
    { kind: 'text', text: 'Bau; "Süd"' },
  );
  assert.equal(text, '\uFEFFA\r\n20.11.2026;06:30;1250,500;;"Bau; ""Süd"""\r\n');
});

test('OFF-41 quality S12 a text that begins like a formula is shown as text', async () => {
  const evil = ['=1', '+1', '-1', '@A1', '\t=1', '\r=1', ' \n=1', '|x'];
  for (const text of evil) {
    const [, line = ''] = (await linesOf({ kind: 'text', text })).split('A\r\n');
    assert.ok(/^"?'/.test(line), JSON.stringify(line));
  }
  assert.ok((await linesOf({ kind: 'text', text: 'A - B' })).endsWith('\nA - B\r\n'));
});
