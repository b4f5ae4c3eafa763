import { BlockList, isIP } from 'node:net';

const FORM = /^abk_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Import key as a weighing system sends it. */
export const formatKey = (id: string, secret: string): string => `abk_${id}.${secret}`;

/** Parts of an import key; null if it has another form. */
export const readKey = (key: string): { id: string; secret: string } | null => {
  const [, id, secret] = FORM.exec(key) ?? [];
  return id && secret ? { id, secret } : null;
};

/** Whether a key may be used from an address; a key without a limit from any. */
export const isAddressAllowed = (address: string, allowed: readonly string[]): boolean => {
  if (allowed.length === 0) return true;
  const list = new BlockList();
  for (const entry of allowed) {
    const [network = '', bits] = entry.split('/');
    if (bits === undefined) list.addAddress(network, familyOf(network));
    else list.addSubnet(network, Number(bits), familyOf(network));
  }
  return list.check(address, familyOf(address));
};

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
