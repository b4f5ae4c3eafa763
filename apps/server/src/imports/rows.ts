import type { Ticket } from '@abrufbar/domain/imports/ticket.ts';
import type { Problem } from '@abrufbar/formats/tickets/weighing.ts';
import { importsTexts } from '@abrufbar/texts/imports.ts';
import { fillIn, reader } from '@abrufbar/texts/lookup/text.ts';
import * as z from 'zod/mini';
import type { NoteDocument } from '#deliveries/import-ticket.ts';
import { createYielder } from '#core/event-loop.ts';

export const t = reader(importsTexts);

type Code<Key = keyof typeof importsTexts> = Key extends `import.${infer Name}` ? Name : never;

/** A rejected row, counted from 1, and why: its first wrong field and the reason, and all of it in German. */
export type Failed = {
  readonly row: number;
  readonly field: string | null;
  readonly code: string;
  readonly message: string;
};

/** Remark on a row that was taken, but kept otherwise than it was sent. */
export type Remark = { readonly row: number; readonly message: string };

/** A row with one wrong field. */
export const refuseRow = (
  row: number,
  field: string | null,
  code: Code,
  values: Readonly<Record<string, string | number>> = {},
): Failed => {
  const text: string = importsTexts[`import.${code}`];
  return { row, field, code, message: fillIn(text, { ...(field && { feld: field }), ...values }) };
};

/** A document that was refused as a whole: it is one row. */
export const refuseDocument = (message: string): Failed => ({
  row: 1,
  field: null,
  code: 'document',
  message,
});

/** Rejected rows; several problems of a document are one (OFF-248). */
export const countRejected = (failed: readonly Failed[]): number =>
  new Set(failed.map(({ row }) => row)).size;

/** A document with all that was read of it and what it says beside the ticket. */
type ReadNote = Omit<NoteDocument, 'file'> & { readonly bytes: Buffer };

/** A ticket with the rows it was read from. */
export type Read = {
  readonly ticket: Ticket;
  readonly rows: readonly number[];
  /** The document it was read from, which is kept with the delivery. */
  readonly document?: ReadNote;
  /** Sentences about what is kept otherwise than it was sent. */
  readonly remarks?: readonly string[];
};
/** A file as read: its tickets in their order, and rows that made no ticket. */
export type ReadFile = { readonly read: readonly Read[]; readonly failed: readonly Failed[] };

export const sortByRow = (failed: readonly Failed[]): Failed[] =>
  failed.toSorted((a, b) => a.row - b.row);

/** Rows as a request brings them, or as a file is read. */
export type Rows = Iterable<unknown> | AsyncIterable<unknown>;

type Numbered<T> = { readonly row: number; readonly value: T };

/** Valid rows, and the others with their problems; `onInvalid` gets the latter as they were sent. */
export const checkRows = async <T extends z.ZodMiniType>(
  schema: T,
  rows: Rows,
  onInvalid: (value: unknown, row: number) => void = () => {},
): Promise<{ good: Numbered<z.output<T>>[]; failed: Failed[] }> => {
  const turn = createYielder();
  const good: Numbered<z.output<T>>[] = [];
  const failed: Failed[] = [];
  let row = 0;
  for await (const value of rows) {
    await turn();
    const result = z.safeParse(schema, value, { reportInput: true });
    row += 1;
    if (result.success) {
      good.push({ row, value: result.data });
      continue;
    }
    failed.push(refuseIssues(row, result.error.issues));
    onInvalid(value, row);
  }
  return { good, failed };
};

/** Problems the mapping of a ticket found in one of its rows. */
export const refuseProblems = (row: number, problems: readonly Problem[]): Failed => {
  const [first] = problems;
  const message = problems.map(({ field, code }) => t(`import.${code}`, { feld: field })).join(' ');
  return { row, field: first?.field ?? null, code: first?.code ?? 'row', message };
};

/** The first problem of each wrong field; a row that is none has one without a field. */
const problemsOf = (issues: readonly z.core.$ZodIssue[]) => {
  const named = new Map<string, z.core.$ZodIssue>();
  for (const issue of issues) {
    const [name] = issue.path;
    if (name !== undefined && !named.has(String(name))) named.set(String(name), issue);
  }
  return [...named].map(([field, issue]) => {
    const code = problemOf(issue);
    return { field, code, message: t(`import.${code}`, { feld: field }) };
  });
};

const refuseIssues = (row: number, issues: readonly z.core.$ZodIssue[]): Failed => {
  const problems = problemsOf(issues);
  const [first] = problems;
  if (first === undefined) return refuseRow(row, null, 'row');
  return { ...first, row, message: problems.map(({ message }) => message).join(' ') };
};

/** Wrong fields of one row, each with its sentence. */
export const wrongFields = (schema: z.ZodMiniType, value: unknown) => {
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : problemsOf(result.error.issues);
};

const NAMED = [
  'text',
  'one_line',
  'too_long',
  'required',
  'date',
  'time',
  'minutes',
  'decimal',
  'tonnes',
  'cents',
  'currency',
  'file',
  'email',
] as const;

const problemOf = (issue: z.core.$ZodIssue) => {
  const named = NAMED.find((problem) => problem === issue.message);
  if (named) return named;
  if (issue.input === undefined || issue.input === null) return 'required';
  switch (issue.code) {
    case 'invalid_value':
      return 'choice';
    case 'too_small':
    case 'too_big':
      return 'whole_number';
    case 'invalid_type':
      return issue.expected === 'int' || issue.expected === 'number' ? 'whole_number' : 'invalid';
    case 'invalid_format':
      return issue.format === 'datetime' ? 'date_time' : 'invalid';
    default:
      return 'invalid';
  }
};
