/** What the device shows when a push says nothing itself; a file of its own, because it goes into a worker. */
export const pushWorkerTexts = {
  'push.news': 'Es gibt Neues zu Ihren Baustellen.',
} as const;
