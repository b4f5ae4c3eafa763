import type { XmlElement } from '#xml/shapes.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd';

/** A UBL document as text, each element on a line of its own. */
export const formatUbl = (root: XmlElement): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ...linesOf(root, '', {
      xmlns: `${UBL}:${root.name}-2`,
      'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
    }),
    '',
  ].join('\n');

const linesOf = (
  { name, attributes, text, children }: XmlElement,
  indent: string,
  more: Readonly<Record<string, string>> = {},
): string[] => {
  const written = Object.entries({ ...more, ...attributes }).map(
    ([key, value]) => ` ${key}="${escape(value)}"`,
  );
  const start = `${indent}<${name}${written.join('')}>`;
  if (children.length === 0) return [`${start}${escape(text)}</${name}>`];
  return [
    start,
    ...children.flatMap((child) => linesOf(child, `${indent}  `)),
    `${indent}</${name}>`,
  ];
};

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters XML cannot hold at all are left out; line breaks stay what they are. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (sign) => NAMES[sign] ?? sign)
    .replaceAll(/[\t\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
