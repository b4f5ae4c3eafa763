/** Default text of a notification; in a file of its own for the bundle of the worker. */
export const pushWorkerTexts = {
  'push.news': 'Es gibt Neues zu Ihren Baustellen.',
} as const;
