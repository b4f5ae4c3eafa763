// `npm test`: everything CI runs, from a fresh clone. Bare Node 20, see prepare.mjs.
import { build, install, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages();
install();
await build();
process.exit(await run(['tools/test-suite.ts']));
