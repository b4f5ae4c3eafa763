/**
 * `npm run prove`: the rows of docs/quality.md that need faults, kills or many tries, one table. `-- --row R1` proves only
 * this row (or several), `-- --deep` takes longer and looks closer. Exit code 1 when a row does not hold.
 */
import { loadavg } from 'node:os';
import { inspect, parseArgs } from 'node:util';
import { proveAmounts } from './prove/amounts.ts';
import { proveArrivals } from './prove/arrivals.ts';
import { proveBadInputs } from './prove/bad-inputs.ts';
import { proveBrowser } from './prove/browser-kill.ts';
import { proveEnumeration } from './prove/enumeration.ts';
import { proveExports } from './prove/exports.ts';
import { proveImports } from './prove/imports.ts';
import { proveKeys } from './prove/keys.ts';
import { proveMachine } from './prove/outbox-machine.ts';
import { proveNetwork } from './prove/network.ts';
import { provePush } from './prove/push.ts';
import { proveStandards } from './prove/standards.ts';
import { proveUploads } from './prove/uploads.ts';
import { proveWeightChecks } from './prove/weight-checks.ts';
import { proveWizard } from './prove/wizard.ts';
import { openDrillSetup, type Proof, type Prover } from './stage/prove-stage.ts';

/** Faults shown of one line of the table. */
const MAX_SHOWN_FAULTS = 10;

const ROWS: Readonly<Record<string, readonly Prover[]>> = {
  R1: [proveNetwork],
  R4: [proveKeys],
  R5: [proveMachine],
  R6: [proveBrowser],
  R7: [proveWizard],
  R14: [proveImports, proveAmounts],
  S1: [proveBadInputs],
  S8: [proveEnumeration],
  S10: [proveUploads],
  MSG: [proveArrivals],
  S11: [provePush],
  S12: [proveExports],
  DOC: [proveStandards],
  BEY: [proveWeightChecks],
};

const { values } = parseArgs({
  options: { deep: { type: 'boolean', default: false }, row: { type: 'string', multiple: true } },
});
const wanted = values.row ?? Object.keys(ROWS);
const unknown = wanted.filter((row) => !Object.hasOwn(ROWS, row));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}; rows are ${Object.keys(ROWS).join(', ')}`);
  process.exit(1);
}

const started = performance.now();
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
console.log(`${values.deep ? 'deep' : 'quick'}, load of the machine before: ${load()}\n`);
const opening = openDrillSetup();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Nothing of it may go on running: neither the server nor its database.
  process.once(signal, () => {
    void opening.then(({ stop }) => stop()).finally(() => process.exit(1));
  });
}
const stage = await opening;
let missed = 0;
const show = ({ row, what, figure, faults }: Proof): void => {
  const verdict = faults.length === 0 ? 'ok' : 'MISSED';
  console.log([row.padEnd(3), what.padEnd(80), figure.padEnd(52), verdict].join(' '));
  for (const fault of faults.slice(0, MAX_SHOWN_FAULTS)) console.log(`      ${fault}`);
  if (faults.length > MAX_SHOWN_FAULTS)
    console.log(`      and ${faults.length - MAX_SHOWN_FAULTS} more`);
  missed += faults.length > 0 ? 1 : 0;
};
try {
  const provers = Object.entries(ROWS).flatMap(([row, all]) =>
    all.map((prove) => [row, prove] as const),
  );
  for (const [row, prove] of provers) {
    if (!wanted.includes(row)) continue;
    try {
      for await (const proof of prove(stage, values.deep)) show(proof);
    } catch (error) {
      const what = 'broke off'; // the other rows can still be proven
      show({ row, what, figure: '', faults: [inspect(error)] });
    }
  }
} finally {
  await stage.stop();
}
const seconds = ((performance.now() - started) / 1000).toFixed(0);
console.log(
  `\n${missed === 0 ? 'all rows hold' : `${missed} missed`}; took ${seconds} s, load ${load()}`,
);
process.exitCode = missed === 0 ? 0 : 1;
