import { isIP } from 'node:net';

/** Whether a setting names an address or a network (`10.1.0.0/16`). */
export const isNetwork = (entry: string): boolean => {
  const [address = '', bits = '0', ...rest] = entry.split('/');
  const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxBits;
};
