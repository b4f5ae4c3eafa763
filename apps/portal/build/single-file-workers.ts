import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps every worker one file: browsers load them as classic scripts, which import nothing. Code that two of
 * them use would become a file of its own, so each gets a copy.
 */
export const singleFileWorkers = (workers: readonly string[]): Plugin => {
  const workerAt = (path: string) => workers.find((name) => basename(path) === `${name}.ts`);
  return {
    name: 'single-file-workers',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const [path = '', copyOf] = (importer ?? '').split('?worker=');
        const worker = copyOf ?? workerAt(path);
        if (worker === undefined) return null;
        const found = await this.resolve(source, path, { ...options, skipSelf: true });
        return found && { ...found, id: `${found.id}?worker=${worker}` };
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !workers.includes(file.name)) continue;
        if (file.imports.length > 0) this.error(`${file.name} imports ${file.imports.join(', ')}`);
      }
    },
  };
};
