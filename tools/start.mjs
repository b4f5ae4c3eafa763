// `npm start`: from a fresh clone to a running product. Bare Node 20, see prepare.mjs.
import { build, install, run } from './prepare.mjs';

install();
await build();
// Left alone, V8 keeps more garbage than the server needs memory: 300 MB instead of 150 under load.
const MEMORY = ['--max-old-space-size=512', '--max-semi-space-size=8'];
process.exit(await run([...MEMORY, 'apps/server/src/main.ts', ...process.argv.slice(2)]));
