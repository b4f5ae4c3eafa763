/** A page that holds nothing but React: no page of ours can be faster on the machine of the moment. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { ROOT } from '../../tools/root.ts';
import { freePort } from './seeded-server.ts';

const ENTRY = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('h1', null, 'React'));
`;
const PAGE = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>React</title>
    <meta name="description" content="Nothing but React" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="/react.js"></script>
  </body>
</html>`;

const buildScript = async (): Promise<Buffer> => {
  const folder = mkdtempSync(join(tmpdir(), 'abrufbar-bench-react-'));
  const input = join(folder, 'react.js');
  writeFileSync(input, ENTRY);
  const alias = ['react', 'react-dom', 'scheduler'].map((name) => ({
    find: name,
    replacement: join(ROOT, 'node_modules', name),
  }));
  await build({
    configFile: false,
    root: folder,
    logLevel: 'error',
    resolve: { alias },
    build: {
      outDir: join(folder, 'dist'),
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
  const script = readFileSync(join(folder, 'dist', 'react.js'));
  rmSync(folder, { recursive: true });
  return brotliCompressSync(script);
};

/** Serves the page as the server serves those of the portal: compressed before, without any work. */
export const startControlPage = async () => {
  const script = await buildScript();
  const page = brotliCompressSync(PAGE);
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/react.js';
    answer.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    answer.setHeader('Content-Encoding', 'br');
    answer.setHeader('Cache-Control', isScript ? 'max-age=31536000, immutable' : 'no-cache');
    answer.end(isScript ? script : page);
  });
  const port = await freePort();
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  return { address: `http://control.localhost:${port}/`, stop: () => server.close() };
};
