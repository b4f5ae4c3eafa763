/** Part of `npm run check`: rooms, names, words, lengths, unused exports, one writer per table, ids that lead somewhere. */
import { checkHouse, readHouse } from './rules/check-house.ts';

const house = readHouse();
const problems = checkHouse(house);
for (const { path, line = 1, text } of problems) {
  console.error(`${path}:${line}: ${text}`);
}
console.log(`${house.written.length} files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
