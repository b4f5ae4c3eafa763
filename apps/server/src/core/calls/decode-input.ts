import { type Call, isStaffCall } from '@abrufbar/contract/protocol/call.ts';
import { MAX_QUANTITY_TONNES } from '@abrufbar/domain/call-offs/quantity.ts';
import { type FieldProblem, fieldProblemTexts } from '@abrufbar/texts/server/refusals.ts';
import * as z from 'zod/mini';
import { fieldsOf } from '#core/calls/call-fields.ts';
import { type FieldRefusal, refuseFields } from '#core/calls/refusal.ts';

type Issue = z.core.$ZodIssue;

/**
 * Turns what travelled into clean values or refuses with 422 naming the fields. A change refuses fields
 * it does not know, so that nothing the user entered gets lost unseen; a read ignores them.
 */
export const inputDecoder = (call: Call): ((wire: unknown) => unknown) => {
  const isStrict = call.kind === 'change' && (call.body !== 'json' || isStaffCall(call));
  const known = isStrict ? fieldsOf(call.input) : new Map();
  return (wire) => {
    const names = isStrict && typeof wire === 'object' && wire !== null ? Object.keys(wire) : [];
    const unknown = names.filter((name) => !known.has(name));
    const result = z.safeParse(call.input, wire, { reportInput: true });
    if (result.success && unknown.length === 0) return result.data;
    throw refuseFields([
      ...(result.error?.issues ?? []).flatMap(refusalOf).filter(isFirstOfField),
      ...unknown.map((field) => ({ field, problem: 'unknown_field' }) as const),
    ]);
  };
};

const isFirstOfField = ({ field }: FieldRefusal, index: number, all: readonly FieldRefusal[]) =>
  all.findIndex((other) => other.field === field) === index;

const refusalOf = (issue: Issue): FieldRefusal[] => {
  // Of several ways to fill in an input, the one that was nearest explains best.
  const nearest =
    issue.code === 'invalid_union'
      ? issue.errors.toSorted((a, b) => a.length - b.length)[0]
      : undefined;
  if (nearest) {
    return nearest.flatMap((inner) =>
      refusalOf({ ...inner, path: [...issue.path, ...inner.path] }),
    );
  }
  return [{ field: fieldOf(issue.path), problem: problemOf(issue) }];
};

// Rows of an import are named with their place, fields of a form by their name alone.
const fieldOf = (path: Issue['path']): string =>
  typeof path[0] === 'number' ? path.join('.') : String(path[0] ?? 'body');

const problemOf = (issue: Issue): FieldProblem => {
  if (issue.message === 'quantity') return quantityProblem(String(issue.input));
  if (isFieldProblem(issue.message)) return issue.message; // codecs of the contract name their own
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'required';
      if (issue.expected === 'array' && issue.path.length === 0) return 'list';
      return Array.isArray(issue.input) ? 'single' : 'invalid';
    case 'invalid_format':
      return issue.format === 'uuid' ? 'id' : 'invalid';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'choice';
    default:
      return 'invalid';
  }
};

/** The problem of a text that is no quantity: each reason has a sentence of its own. */
const quantityProblem = (value: string): FieldProblem => {
  if (/^-\d/.test(value)) return 'negative';
  if (/^\d+,\d+$/.test(value)) return 'decimal_comma';
  if (!/^\d+(?:\.\d+)?$/.test(value)) return 'number';
  return Number(value) > MAX_QUANTITY_TONNES ? 'too_large' : 'quantity';
};

const isFieldProblem = (message: string): message is FieldProblem =>
  Object.hasOwn(fieldProblemTexts, message);
