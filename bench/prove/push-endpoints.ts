/** Addresses somebody could give for those of a push service, to make the server connect elsewhere. */
import { hostname } from 'node:os';

/** A name the server may push to, as far as the name goes, but which leads into its own network. */
const NAMES_INSIDE = ['localhost', hostname().toLowerCase()];
export const ALLOWED_NAMES: readonly string[] = NAMES_INSIDE.filter((name) =>
  /^[a-z0-9.-]+$/.test(name),
);

/** Hosts inside, in all the forms in which one can write them. */
const hostsInside = (port: number): string[] => [
  `127.0.0.1:${port}`,
  '127.0.0.1',
  `127.1:${port}`,
  `2130706433:${port}`,
  `0x7f000001:${port}`,
  `0x7f.0.0.1:${port}`,
  `0177.0.0.1:${port}`,
  `0.0.0.0:${port}`,
  `0:${port}`,
  `127.127.127.127:${port}`,
  '10.0.0.1',
  '10.255.255.255:8443',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '192.168.178.1:8080',
  '169.254.169.254',
  '100.100.100.200',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  `[::1]:${port}`,
  '[::1]',
  `[::]:${port}`,
  `[0:0:0:0:0:0:0:1]:${port}`,
  `[::ffff:127.0.0.1]:${port}`,
  `[::ffff:7f00:1]:${port}`,
  '[::ffff:169.254.169.254]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  `localhost:${port}`,
  `localhost.:${port}`,
  `LOCALHOST:${port}`,
  `ip6-localhost:${port}`,
  `abc.localhost:${port}`,
  `127.0.0.1.nip.io:${port}`,
  `${hostname()}:${port}`,
];

/** Whole addresses that look like others. */
const disguised = (port: number): string[] => [
  `http://127.0.0.1:${port}/x`,
  'http://fcm.googleapis.com/x',
  `ws://127.0.0.1:${port}/x`,
  `wss://127.0.0.1:${port}/x`,
  `ftp://127.0.0.1:${port}/x`,
  `gopher://127.0.0.1:${port}/_x`,
  'file:///etc/passwd',
  'data:text/plain,x',
  'javascript:0',
  `//127.0.0.1:${port}/x`,
  `127.0.0.1:${port}`,
  `https:127.0.0.1:${port}/x`,
  `https://fcm.googleapis.com@127.0.0.1:${port}/x`,
  `https://fcm.googleapis.com:443@127.0.0.1:${port}/x`,
  `https://user:secret@127.0.0.1:${port}/x`,
  'https://user@fcm.googleapis.com/x',
  `https://fcm.googleapis.com\\@127.0.0.1:${port}/x`,
  `https://fcm.googleapis.com%2f@127.0.0.1:${port}/x`,
  `https://127.0.0.1:${port}#fcm.googleapis.com`,
  `https://127.0.0.1:${port}?fcm.googleapis.com`,
  `https://127.0.0.1:${port}\t/x`,
  `https://127.0.0.1:${port}/../fcm.googleapis.com`,
  'https://fcm.googleapis.com:22/x',
  `https://fcm.googleapis.com:${port}/x`,
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://fcm。googleapis。com/x',
  'https://fcm.googleapis.com./x',
  'https://evil.example/fcm.googleapis.com',
  'https://evilpush.apple.com/x',
];

/** Where a push service that is known would like to send on; the server may ask it, but nobody else. */
const REDIRECTS = [301, 302, 303, 307, 308] as const;
export const redirects = (port: number) =>
  REDIRECTS.flatMap((status) => [
    { status, to: `https://127.0.0.1:${port}/x` },
    { status, to: `http://127.0.0.1:${port}/x` },
  ]);

export const badEndpoints = (port: number): string[] => [
  ...hostsInside(port).map((host) => `https://${host}/push/x`),
  ...disguised(port),
];

/** Those that only the look at the address itself can tell. */
export const endpointsByName = (): string[] =>
  ALLOWED_NAMES.map((name) => `https://${name}/push/x`);
