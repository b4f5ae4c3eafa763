import sanitizeHtml from 'sanitize-html';

const SIGNS: readonly (readonly [sign: string, entity: string])[] = [
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
];

/** The paragraph that the portal shows of a text staff have typed. */
export const htmlOfText = (text: string): string =>
  `<p>${SIGNS.reduce((html, [sign, entity]) => html.replaceAll(sign, entity), text)}</p>`;

/** What stands in HTML, without its markup, for a field of text. */
export const textOfHtml = (html: string): string => {
  const bare = sanitizeHtml(html.replaceAll(/<\/(?:p|h\d|li)>|<br\s*\/?>/g, ' '), {
    allowedTags: [],
  });
  return SIGNS.toReversed()
    .reduce((text, [sign, entity]) => text.replaceAll(entity, sign), bare)
    .replaceAll(/\s+/g, ' ')
    .trim();
};
