import { appendFileSync } from 'node:fs';
import * as z from 'zod/mini';

/** A statement the suite ran, as one JSON line of the file named by `STATEMENT_LOG`. */
export const recordedStatement = z.object({ role: z.string(), sql: z.string() });
export type RecordedStatement = z.output<typeof recordedStatement>;

type Record = (role: string, sql: string) => void;

const ignore: Record = () => {};

const appendTo = (file: string): Record => {
  const seen = new Set<string>();
  return (role, sql) => {
    const line = JSON.stringify({ role, sql } satisfies RecordedStatement);
    if (seen.has(line)) return;
    seen.add(line);
    // Synchronous: a test file that ends at once loses nothing; each statement is written only once.
    appendFileSync(file, `${line}\n`);
  };
};

const file = process.env['STATEMENT_LOG'];

/** Keeps every different statement of the restricted roles for the scope gate. */
export const recordStatement: Record = file ? appendTo(file) : ignore;
