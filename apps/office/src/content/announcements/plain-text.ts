const SIGNS: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
];

/** A typed text as HTML of one paragraph. */
export const escapedHtml = (text: string): string =>
  text === ''
    ? ''
    : `<p>${SIGNS.reduce((html, [sign, entity]) => html.replaceAll(sign, entity), text)}</p>`;

/** The words of HTML that the text field has made. */
export const plainText = (html: string): string => {
  const bare = html.replaceAll(/<[^>]*>/g, ' ');
  return SIGNS.toReversed()
    .reduce((text, [sign, entity]) => text.replaceAll(entity, sign), bare)
    .replaceAll(/\s+/g, ' ')
    .trim();
};
