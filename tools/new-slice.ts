/** `npm run new <concept>`: a slice that runs from the contract to its table, to be filled. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';
import { sliceFiles, sliceSteps } from './slices/slice-templates.ts';

const concept = process.argv[2] ?? '';
const camel = concept.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const migrations = globSync('apps/server/migrations/*.sql', { cwd: ROOT }).length;
const names = {
  concept,
  camel,
  table: concept.replaceAll('-', '_'),
  migration: String(migrations + 1).padStart(4, '0'),
};
const files = sliceFiles(names);
const existing = files.filter(([path]) => existsSync(join(ROOT, path)));

if (!/^[a-z]+(-[a-z]+)*$/.test(concept)) {
  console.error('Name the concept in kebab-case and the plural: npm run new site-visits');
  process.exitCode = 1;
} else if (existing.length > 0) {
  console.error(`Already there: ${existing.map(([path]) => path).join(', ')}`);
  process.exitCode = 1;
} else {
  for (const [path, text] of files) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
    console.log(`made ${path}`);
  }
  console.log(
    `\nLeft to do:\n${sliceSteps(names)
      .map((step) => `- ${step}`)
      .join('\n')}`,
  );
}
