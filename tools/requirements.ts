/** `npm run requirements`: ids of docs/requirements.md that no passing test of the last runs names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countProven,
  findGaps,
  findWrongTitles,
  readRequirements,
} from './test-run/requirement-gaps.ts';
import { ROOT } from './root.ts';
import { lastResults } from './test-run/results.ts';

const requirements = readRequirements(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
const passed = lastResults().filter(({ outcome }) => outcome === 'passed');

if (passed.length === 0) {
  console.log('No test has passed yet; run npm test, then npm run requirements again.');
} else {
  const wrong = findWrongTitles(requirements, passed);
  for (const { file, text } of wrong) console.error(`${file}: ${text}`);
  const gaps = findGaps(requirements, passed);
  for (const { name, ids, total } of gaps) {
    const proven = total - ids.length;
    console.log(
      `${name}: ${proven} of ${total}${ids.length > 0 ? `, open: ${ids.join(' ')}` : ''}`,
    );
  }
  for (const line of countProven(gaps)) console.log(line);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
