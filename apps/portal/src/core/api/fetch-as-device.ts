import { deviceSecret } from '#core/device-rest.ts';

const SECRET_BYTES = 32;

const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * `fetch` for calls that prove who somebody is: tells the server the secret by which the account knows this
 * device, so that strangers who try passwords do not keep it out (D-18). Kept once such a call has succeeded.
 */
export const fetchAsDevice: typeof fetch = async (address, request) => {
  const secret = deviceSecret.get() ?? newSecret();
  const headers = new Headers(request?.headers);
  headers.set('Abrufbar-Device', secret);
  const response = await fetch(address, { ...request, headers });
  if (response.ok) deviceSecret.set(secret);
  return response;
};
