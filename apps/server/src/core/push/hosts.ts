import { type LookupAddress, type LookupOptions, promises as dns } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';

/**
 * Hosts that pushes may go to: `push.example`, `*.push.example` for all below it, and `host:port` for one of the
 * operator's own, which alone may have another port and a private address.
 */
type PushHosts = readonly string[];

const HOST = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/;

export const isPushHost = (entry: string): boolean => HOST.test(entry);

const matches = (entry: string, host: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : entry === host;

const isOwn = (hosts: PushHosts, { hostname, port }: URL): boolean =>
  hosts.includes(`${hostname}:${port || '443'}`);

/** The address a device is reached by, if it is one of a push service that is known; else null. */
export const readEndpoint = (endpoint: string, hosts: PushHosts): URL | null => {
  const url = URL.parse(endpoint);
  if (url === null || url.protocol !== 'https:' || url.href !== endpoint) return null;
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (isOwn(hosts, url)) return url;
  if (url.port !== '' || isIP(url.hostname) !== 0) return null;
  return hosts.some((entry) => matches(entry, url.hostname)) ? url : null;
};

// Everything that is not an ordinary address of the public network (IANA's special-purpose registries).
const SPECIAL = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  SPECIAL.addSubnet(network, bits, 'ipv6');
}
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address belongs to the public network. */
export const isPublicAddress = (address: string): boolean =>
  isIPv6(address)
    ? PUBLIC_6.check(address, 'ipv6') && !SPECIAL.check(address, 'ipv6')
    : !SPECIAL.check(address, 'ipv4');

type Resolve = (
  hostname: string,
  options: LookupOptions & { readonly all: true },
) => Promise<LookupAddress[]>;

/** A name of a push service leads into a network that is none of its own. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Looks names up for a connection, which then uses the very address that was checked: a name cannot resolve
 * to another address between check and connection.
 */
export const publicLookup = (resolve: Resolve = dns.lookup): LookupFunction => {
  const look: Resolve = async (hostname, options) => {
    const found = await resolve(hostname, options);
    if (found.every(({ address }) => isPublicAddress(address))) return found;
    throw new PrivateAddress();
  };
  const answer = callbackify(look);
  return (hostname, options, done) => {
    answer(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new PrivateAddress(), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
};

/** Look-up of names for a connection to this address. */
export const lookupFor = (
  url: URL,
  hosts: PushHosts,
  lookup: LookupFunction,
): { readonly lookup?: LookupFunction } => (isOwn(hosts, url) ? {} : { lookup });
