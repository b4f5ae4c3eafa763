/** A page that holds nothing but React: no page of ours can be faster on the machine of the moment. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
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

/** The two files as Vite builds them; below the checkout, where React is found. */
const buildFiles = (): ReadonlyMap<string, Buffer> => {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache', 'bench-react-'));
  writeFileSync(join(folder, 'react.js'), ENTRY);
  writeFileSync(join(folder, 'index.html'), PAGE);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', folder, '--logLevel', 'error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the page of React was not built');
  const dist = join(folder, 'dist');
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => /\.(?:html|js)$/.test(name));
  const built = new Map(
    files.map((name) => [
      name === 'index.html' ? '/' : `/${name}`,
      brotliCompressSync(readFileSync(join(dist, name))),
    ]),
  );
  rmSync(folder, { recursive: true });
  return built;
};

/** Serves the page as the server serves those of the portal: compressed before, without any work. */
export const startControlPage = async () => {
  const files = buildFiles();
  const server = createServer(({ url = '/' }, answer) => {
    const file = files.get(url);
    if (!file) return void answer.writeHead(404).end();
    answer.setHeader('Content-Type', url === '/' ? 'text/html; charset=utf-8' : 'text/javascript');
    answer.setHeader('Content-Encoding', 'br');
    answer.setHeader('Cache-Control', url === '/' ? 'no-cache' : 'max-age=31536000, immutable');
    return void answer.end(file);
  });
  const port = await freePort();
  await new Promise<void>((done) => void server.listen(port, '127.0.0.1', done));
  return { address: `http://control.localhost:${port}/`, stop: () => server.close() };
};
