// `npm start`: from a fresh clone to a running product. Bare Node 20, see prepare.mjs.
import { build, install, run } from './prepare.mjs';

install();
await build();
process.exit(await run(['apps/server/src/main.ts', ...process.argv.slice(2)]));
