import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import type { Settings } from '#core/settings.ts';

type LinkSettings = Pick<Settings, 'PUBLIC_URL' | 'BRAND_HOSTS'>;

/** Host as the request names it, which anybody can make up, and the port it really came in at. */
type Asked = { readonly hostname: string; readonly port: number };

/** Whether a host name can only mean the machine it is used on. */
export const isLocalHost = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(?:\.\d+){3}$/.test(hostname);

/** The brand of the portal at a host; every unknown one shows the first (D-61). */
export const brandOf = ({ BRAND_HOSTS }: Pick<Settings, 'BRAND_HOSTS'>, hostname: string): Brand =>
  BRAND_HOSTS.get(hostname.toLowerCase()) ?? BRANDS[0];

/**
 * Address that links in mails begin with. A host is believed only when it is a configured one of a brand, or
 * this machine while nothing else is configured: who asks for somebody else's link must not choose where
 * it leads.
 */
export const linkOrigin = (
  { PUBLIC_URL, BRAND_HOSTS }: LinkSettings,
  { hostname, port }: Asked,
): string => {
  const host = hostname.toLowerCase();
  const isLocal = isLocalHost(host);
  if (PUBLIC_URL === undefined) {
    return `http://${isLocal || BRAND_HOSTS.has(host) ? host : 'localhost'}:${port}`;
  }
  if (isLocal || !BRAND_HOSTS.has(host)) return PUBLIC_URL;
  const origin = new URL(PUBLIC_URL);
  origin.hostname = host;
  return origin.origin;
};

/** Address that links begin with when nobody asked for them at a host: that of a brand, as far as it has one. */
export const brandOrigin = (settings: LinkSettings, brand: Brand, port: number): string => {
  const hosts = [...settings.BRAND_HOSTS].flatMap(([host, of]) => (of === brand ? [host] : []));
  const own = settings.PUBLIC_URL === undefined ? '' : new URL(settings.PUBLIC_URL).hostname;
  const hostname = hosts.includes(own) ? own : (hosts[0] ?? 'localhost');
  return linkOrigin(settings, { hostname, port });
};
