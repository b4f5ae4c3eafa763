/** Envelope of every answer (D-22), and the parts shared by all list calls (ENT-50). */
import * as z from 'zod/mini';
import { orNothing, wholeNumber } from '#wire/codecs.ts';

/** Default and maximum page size (D-27). */
export const PAGE_SIZE = { usual: 20, largest: 100 } as const;

/** Part of each of their answers. */
export const pagination = z.object({
  current_page: z.int(),
  page_size: z.int(),
  total_items: z.int(),
  total_pages: z.int(),
  has_next_page: z.boolean(),
});
export type Pagination = z.output<typeof pagination>;

/** Output of a list call. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), pagination });

const anyPage = wholeNumber(1, 1_000_000);

/** Input field `page`; the first page when missing. */
export const page = z.codec(z.optional(z.string()), z.int(), {
  decode: (value, context) => {
    const result = z.safeDecode(anyPage, value || '1');
    if (result.success) return result.data;
    context.issues.push({ code: 'custom', input: value, message: 'whole_number' });
    return z.NEVER;
  },
  encode: String,
});

/** Input field `page_size`; null leaves it to the server (CST-01). `all` is refused like any other text (T-38). */
export const pageSize = orNothing(wholeNumber(1, PAGE_SIZE.largest));

/** One problem of one input field, as sentences for the user. */
export type FieldMessage = { readonly field: string; readonly message: string };

/**
 * Reason of a refused staff call, for the office to act on: a code, and for a stale version who changed the row
 * and when, with the phone of a colleague, for a wrong code how many attempts are left.
 */
const reason = z.object({
  code: z.string(),
  by: z.optional(z.string()),
  at: z.optional(z.string()),
  phone: z.optional(z.string()),
  left: z.optional(z.int()),
});

const failureFields = {
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })),
  data: z.object({ error: z.string() }),
  request_id: z.string(),
  /** Only while maintenance is announced (D-58). */
  html: z.optional(z.string()),
};

/** Body of every refusal and fault of the published calls. */
/* @__PURE__ */
export const publishedFailure = z.object(failureFields);

/** The same of all calls. */
export const failure = z.object({ ...failureFields, reason: z.optional(reason) });
export type Failure = z.output<typeof failure>;
