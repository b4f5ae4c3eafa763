import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as calls from '@abrufbar/contract/deliveries/weight-checks.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import type { ListedHint } from '#deliveries/weight-checks/list-store.ts';
import { drawHints, type HintList } from '#documents/hints/hints-pdf.ts';
import { buildOddLoads } from '#testing/concepts/odd-loads.ts';
import { overlaps, readPdf } from '#testing/concepts/read-pdf.ts';
import { buildSite, NOW } from '#testing/concepts/site.ts';
import { startTestServer } from '#testing/server/server.ts';

const server = await startTestServer({ after }, { now: NOW });

const buildOdd = async () => {
  const plant = await buildOddLoads(server);
  const print = async (fields: Partial<InputOf<typeof calls.printWeightChecks>> = {}) => {
    const all = { contract_id: plant.contract.id, state: 'open', filterString: {} } as const;
    const file = await server.send(calls.printWeightChecks, { ...all, ...fields }, plant);
    return readPdf(Buffer.from(await file.arrayBuffer()));
  };
  return { ...plant, print };
};

test('BEY-129 the list as it is narrowed is a tagged PDF with day, note, plate, hint and reason', async () => {
  const { print, contract, company } = await buildOdd();
  const { pages, roles, info, sizes } = await print();
  const text = pages.join(' ').replaceAll(/\s+/g, ' ');
  for (const words of [
    ...[contract.name, contract.contract_number, company.name, '2 Hinweise, offen'],
    ...['Dreimal dieselbe Tara', '14,62 t', 'Die Tara ist bei jeder Fahrt neu zu wiegen.'],
    ...['Über zulässigem Gewicht', '+ 1,06 t', 'Das Fahrzeug darf beladen 40 t wiegen.'],
    ...['8104562', 'HI BT 1204', '09:27', 'Seite 1 von 1', 'aus dem Portal Nordstein'],
  ]) {
    assert.ok(text.includes(words), `${words} in ${text}`);
  }
  const count = (role: string) => roles.filter((one) => one === role).length;
  assert.deepEqual(
    [count('H1'), count('Table'), count('TR'), count('TH'), count('TD')],
    [1, 1, 3, 5, 10],
  );
  assert.deepEqual(
    [info['Title'], info['Language']],
    [`Prüfhinweise ${contract.contract_number}`, 'de-DE'],
  );
  assert.deepEqual(sizes, ['595 x 842']);
  const gross = await print({ filterString: { kind: ['gross'] } });
  const narrowed = gross.pages.join(' ');
  assert.ok(narrowed.includes('1 Hinweis, offen') && narrowed.includes('Nur: Über zulässigem'));
  assert.ok(!narrowed.includes('Dreimal dieselbe Tara'));
  const none = await print({ state: 'seen' });
  assert.ok(none.pages.join(' ').includes('0 Hinweise, gesehen'));
  assert.ok(!none.roles.includes('Table'));
});

test('BEY-129 hints of another company are no paper', async () => {
  const { print } = await buildOdd();
  const { contract } = await buildSite(server);
  await assert.rejects(print({ contract_id: contract.id }), { status: 404 });
});

test('BEY-129 a long list repeats its heads on each page, and no text lies on another', async () => {
  const hints = Array.from({ length: 60 }, (_, at): ListedHint => {
    const material = 'Asphalttragschicht AC 22 T S 50/70 mit Asphaltgranulat';
    const hint =
      at % 2 === 0
        ? { kind: 'other_grade' as const, material, called: [material, 'AC 16 B S'] }
        : {
            kind: 'calloff' as const,
            number: 'A-4711',
            sum: '620.5',
            limit: '600',
            over: '20.5',
            unit: 't',
          };
    const lorry = { number: `81045${at}`, vehicle_license_plate: at === 3 ? null : 'HM KS 418' };
    const when = { weighed_on: '2026-11-20', weighed_time: '07:12:00' };
    return { ...{ id: `${at}`, contract_id: 'c', hint, seen: false }, ...lorry, ...when };
  });
  const list: HintList = {
    ...{ companyId: 1, brand: 'suedkies', now: new Date(NOW), customer: 'Brinkmann GmbH' },
    ...{ number: '4711', site: 'B 83 Emmerthal', state: 'open', kinds: [], hints, total: 6120 },
  };
  const { pages, boxes } = await readPdf(await drawHints(list));
  assert.ok(pages.length > 1);
  assert.ok(pages[0]?.includes('Die neuesten 60 von 6120 Hinweisen, offen'));
  for (const [at, page] of pages.entries()) {
    assert.ok(page.includes('Lieferschein') && page.includes('Grund'), `page ${at + 1}`);
    assert.ok(page.includes(`Seite ${at + 1} von ${pages.length}`));
    assert.deepEqual(overlaps(boxes[at] ?? []), []);
  }
  assert.ok(pages.join(' ').includes('nicht angegeben'));
});
