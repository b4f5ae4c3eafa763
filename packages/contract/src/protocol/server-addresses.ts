/**
 * First parts of addresses that are no page of the portal, also where nothing answers there yet. The workers leave
 * them to the server, and the server sends no page of the portal for them.
 */
const SERVER_ADDRESSES: readonly string[] = [
  'api',
  'admin',
  'office',
  's',
  'mailbox',
  'gallery',
  'metrics',
  'healthz',
  'readyz',
];

/** Whether a path belongs to the server and not to a page of the portal. */
export const isServerAddress = (pathname: string): boolean =>
  SERVER_ADDRESSES.includes(pathname.split('/')[1] ?? '');
