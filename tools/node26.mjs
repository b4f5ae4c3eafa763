// Runs a TypeScript tool with Node 26: `node tools/node26.mjs tools/rooms.ts`. Bare Node 20, see prepare.mjs.
import { install, run } from './prepare.mjs';

install();
process.exit(await run(process.argv.slice(2)));
