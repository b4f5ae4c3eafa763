import { BRANDS, type Brand } from '#values/brand.ts';

/** Texts of which each brand has one. */
export const LEGAL_KINDS = ['terms', 'privacy', 'imprint', 'maintenance'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Kinds of texts with versions; help pages are one for both brands. */
export const PAGE_KINDS = ['help', ...LEGAL_KINDS] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** A text that editors maintain. */
export type Page =
  | { readonly kind: 'help'; readonly path: string }
  | { readonly kind: LegalKind; readonly brand: Brand };

/** `help:/contract-detail/{id}`, `terms:nordstein`: the name under which versions and draft are stored. */
export const pageKey = (page: Page): string =>
  page.kind === 'help' ? `help:${page.path}` : `${page.kind}:${page.brand}`;

/** Longest path pattern of a help page. */
export const MAX_HELP_PATH = 120;

const PATH = /^(?:\/(?:[a-z0-9-]+|\{[a-z_]+\}))+$/;

/** Whether a text is a path pattern: `/contract-detail/{id}`. */
export const isHelpPath = (path: string): boolean =>
  path.length <= MAX_HELP_PATH && PATH.test(path);

/** The text a key names; null for what is none. */
export const pageOfKey = (key: string): Page | null => {
  const [kind, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  if (kind === 'help') return isHelpPath(rest) ? { kind, path: rest } : null;
  const legal = LEGAL_KINDS.find((one) => one === kind);
  const brand = BRANDS.find((one) => one === rest);
  return legal && brand ? { kind: legal, brand } : null;
};

/** Pages of the portal where people look for help first: the office lists them also while they have none. */
export const HELP_PLACES = [
  '/dashboard',
  '/construction-site',
  '/contract-detail/{id}',
  '/delivery-incoming/{id}',
  '/delivery-single/{ids}',
  '/calloff-creation/{id}',
  '/calloff-list/{id}',
  '/total-amount/{id}',
  '/qr-scanner',
] as const;
export type HelpPlace = (typeof HELP_PLACES)[number];

/** Names in texts that stand for a value: `{marke}` for the brand, `{datum}` for the day of the version. */
export const PLACEHOLDERS = ['marke', 'datum'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

/** Markup with the values of its placeholders; braces around anything else stay. */
export const fillPlaceholders = (
  html: string,
  values: Readonly<Record<Placeholder, string>>,
): string =>
  html.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const placeholder = PLACEHOLDERS.find((one) => one === name);
    return placeholder === undefined ? whole : escaped(values[placeholder]);
  });
