import { isLocalHost } from '#core/http/link-origin.ts';

type Headers = Readonly<Record<string, string>>;

/** Hashes (`sha256-...`) of what the build puts inline into its pages. */
export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

const COMMON = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};
const REMOTE = { ...COMMON, 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * On every answer, whatever it is (docs/quality.md section "Browser"; quality S6); localhost stays usable
 * without HTTPS.
 */
export const commonHeaders = (hostname: string): Headers =>
  isLocalHost(hostname) ? COMMON : REMOTE;

const quoted = (hash: string) => `'${hash}'`;

const policy = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** The one Trusted Types policy the portal makes, for worker addresses and cleaned HTML. */
const POLICIES = ['abrufbar'];

/** Content security policy of the portal's pages: own origin only, inline only what the build named. */
export const pagePolicy = ({ scripts, styles }: InlineHashes): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'blob:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': POLICIES,
  });

/** Policy of the office's pages: the portal's, and frames of our own for the preview of texts. */
export const officePolicy = (inline: InlineHashes): string =>
  `${pagePolicy(inline)}; frame-src 'self'`;

/**
 * Headers of the empty page in which the office shows texts as the portal does (OFF-145): the one page that the office
 * may frame. It runs nothing; the office writes nodes into it.
 */
export const previewHeaders: Headers = {
  'Content-Security-Policy': policy({
    'default-src': ["'none'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }),
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Policy of the worker that decodes pictures: it alone runs WebAssembly, and it asks for nothing but that. */
export const decoderPolicy = (): string =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'wasm-unsafe-eval'"],
    'connect-src': ["'self'"],
  });

/** Policy of a page that consists of HTML and one inline style sheet. */
export const plainPagePolicy = (style: string): string =>
  policy({
    'default-src': ["'none'"],
    'style-src': [quoted(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });

/** Policy of the mailbox: like a plain page, with one mail in a frame. */
export const mailboxPolicy = (style: string): string =>
  `${plainPagePolicy(style)}; frame-src 'self'`;

/** Policy of a mail in that frame: its own style and nothing else; links open beside it. */
export const framedMailPolicy: string = [
  "default-src 'none'",
  "style-src 'unsafe-inline'", // mails carry their style in attributes
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');
