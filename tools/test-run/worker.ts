/** Process of tools/test-run/pool.ts: runs the test files it is sent one after the other, each as a suite of its own. */
import { suite } from 'node:test';
import { pathToFileURL } from 'node:url';

process.on('message', (file: string) => {
  // Hooks of the file belong to its suite: its server and database end before the next file begins.
  void suite(file, () => import(pathToFileURL(file).href)).then(() => process.send?.(file));
});
