import * as z from 'zod/mini';

/** Whether a call was not even sent because what stood for an id is none. */
export const isNoId = (error: unknown): boolean =>
  error instanceof z.core.$ZodError &&
  error.issues.every((issue) => issue.code === 'invalid_format' && issue.format === 'uuid');
