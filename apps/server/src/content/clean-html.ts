import sanitizeHtml from 'sanitize-html';

// Links leave the portal in a new tab and learn nothing about it; links inside stay inside (D-60).
const openSafely: sanitizeHtml.Transformer = (tagName, { href }) => {
  if (href === undefined) return { tagName, attribs: {} };
  const inside = /^(?:[#?]|\/(?![/\\]))/.test(href);
  return {
    tagName,
    attribs: inside ? { href } : { href, target: '_blank', rel: 'noopener noreferrer' },
  };
};

const links = {
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: openSafely },
} satisfies sanitizeHtml.IOptions;

const INLINE = ['a', 'b', 'strong', 'i', 'em', 'u', 'br'];
const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'hr',
];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

const MAX_CACHED_PAGES = 200;

/** Texts are cleaned when they are written and whenever they are read: what is read often is cleaned once. */
const remembering = (clean: (html: string) => string): ((html: string) => string) => {
  const known = new Map<string, string>();
  return (html) => {
    const cleaned = known.get(html) ?? clean(html);
    if (known.size >= MAX_CACHED_PAGES) known.clear();
    known.set(html, cleaned);
    return cleaned;
  };
};

/** Texts of pages: headings, paragraphs, lists, tables, links; no scripts, forms, frames or pictures. */
export const cleanPage = remembering((html) =>
  sanitizeHtml(html, {
    ...links,
    allowedTags: [...INLINE, ...BLOCKS, ...TABLES],
    allowedAttributes: {
      ...links.allowedAttributes,
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
  }).trim(),
);

/** A message of one paragraph. */
export const cleanMessage = remembering((html) =>
  sanitizeHtml(html, { ...links, allowedTags: INLINE }).trim(),
);
