/** Reasons of failed journeys, from the file of Playwright's json reporter and its attachments. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

type Suite = {
  readonly title: string;
  readonly specs?: readonly Spec[];
  readonly suites?: readonly Suite[];
};
type Spec = {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly tests: readonly { readonly results: readonly Result[] }[];
};
type Result = {
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
};

const SNAPSHOT_LINES = 60;

/** For each failed test its title, its errors with code frame and call log, and the page as it was then. */
export const browserFailures = (file: string): string[] => {
  if (!file.endsWith('.json') || !existsSync(file)) return [];
  // Written by Playwright's json reporter.
  const report = JSON.parse(readFileSync(file, 'utf8')) as { readonly suites: readonly Suite[] };
  return report.suites
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(failureOf);
};

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const failureOf = ({ title, file, line, tests }: Spec): string => {
  const results = tests.flatMap((test) => test.results);
  const errors = results.flatMap((result) => result.errors).map(({ message = '' }) => message);
  const pages = results
    .flatMap(({ attachments }) => attachments)
    .filter(({ name }) => name === 'error-context')
    .map(({ path = '' }) => pageOf(path));
  return [`${file}:${line} ${title}`, ...errors, ...pages]
    .map((text) =>
      stripVTControlCharacters(text)
        .trim()
        .replace(/\n\s*\n+/g, '\n'),
    )
    .join('\n');
};

/** Of the file only the tree of the page: the rest repeats the error. */
const pageOf = (path: string): string => {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const tree = /```yaml\n([^]*?)\n```/.exec(text)?.[1] ?? '';
  return tree.split('\n').slice(0, SNAPSHOT_LINES).join('\n');
};
