import { readFileSync } from 'node:fs';
import { recordedStatement, type RecordedStatement } from '#core/database/statement-log.ts';

/** The different statements of the file named by STATEMENT_LOG while the suite ran. */
export const readStatements = (file: string): RecordedStatement[] => {
  const lines = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  return [...lines].map((line) => recordedStatement.parse(JSON.parse(line)));
};

/** Statements that read or change rows and so have a plan. */
export const hasPlan = ({ sql }: RecordedStatement): boolean =>
  /^\s*(?:select|insert|update|delete|merge|with|values)\b/i.test(sql);
