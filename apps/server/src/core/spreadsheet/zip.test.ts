import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readXlsx } from 'hucre';
import type { Cell } from '#core/spreadsheet/cells.ts';
import { xlsxOf } from '#core/spreadsheet/xlsx.ts';
import { zipOf } from '#core/spreadsheet/zip.ts';

const COLUMNS = [{ label: 'Nummer', width: 12 }];
const cell = (text: string): Cell => ({ kind: 'text', text });

test('OFF-41 the bytes of a workbook come while its rows are still being made', async () => {
  let made = 0;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (; made < 200_000; made += 1) yield [cell(`Abruf ${made}`)];
  }
  const file = xlsxOf('Abrufe', COLUMNS, rows());
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > 100_000) break;
  }
  assert.ok(made < 100_000, `${made} rows were made for the first 100 kB`);
});

test('OFF-41 texts beyond those that are written once stand in their cells', async () => {
  const count = 10_050;
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    for (let at = 0; at < count; at += 1) yield [cell(`Abruf ${at % 10_020}`)];
  }
  const parts = await Array.fromAsync(xlsxOf('Abrufe', COLUMNS, rows()));
  const { sheets } = await readXlsx(new Uint8Array(Buffer.concat(parts)));
  const read = sheets[0]?.rows.map(([first]) => first);
  assert.equal(read?.length, count + 1);
  assert.deepEqual(read?.slice(-2), ['Abruf 28', 'Abruf 29']);
  assert.equal(read?.[10_015], 'Abruf 10014');
});

test('a failure while a file is written ends its reading with that failure', async () => {
  function* content(): Generator<string> {
    yield 'a';
    throw new Error('the database is gone');
  }
  const files = [{ name: 'a.txt', content: content() }];
  await assert.rejects(Array.fromAsync(zipOf(files)), /the database is gone/);
});
