// Runs a TypeScript tool with Node 26: `node tools/node26.mjs tools/check.ts`. Bare Node 20, see prepare.mjs.
// With `--installed` in front it installs nothing and says so where nothing is installed.
import { install, run } from './prepare.mjs';

const [first, ...rest] = process.argv.slice(2);
const isInstalled = first === '--installed';
if (!isInstalled) install();
process.exit(await run(isInstalled ? rest : [first, ...rest]));
