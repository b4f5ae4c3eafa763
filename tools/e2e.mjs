// `npm run e2e`: the journeys in the browser, also those that `npm test` leaves out (docs/decisions/0045). `-- --full`
// stages every scene for each brand with every rule, fills every form at three visible heights in each brand, and
// runs every journey in the whole browser. Bare Node 20, see prepare.mjs.
import { build, install, run } from './prepare.mjs';

const FULL = '--full';
const args = process.argv.slice(2);

install();
await build();
if (args.includes(FULL)) process.env.E2E_FULL = '1'; // read by the journeys
const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'e2e/playwright.config.ts',
];
process.exit(await run([...playwright, ...args.filter((arg) => arg !== FULL)]));
