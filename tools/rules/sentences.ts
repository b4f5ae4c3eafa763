/** Sentences of a comment, a title or a document, each with its line. */

type Sentence = { readonly line: number; readonly text: string };

/** Ends of sentences: a full stop, a blank line, a point of a list, a heading, a cell of a table. */
const ENDS = /[.!?][)"'*]*\s+|\n\s*\n|\n\s*(?:[-*]|\d+\.|#+)\s+|\|/g;
/** Marks before the first word: of a comment, a list, a heading, emphasis. */
const MARKS = /^[\s*_#>-]+|^\d+\.\s+/;

const linesIn = (text: string) => text.split('\n').length - 1;

export const sentencesOf = (text: string): Sentence[] => {
  const plain = text.replaceAll(/^[ \t]*\*+(?=[ \t\n]|$)/gm, '');
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { index, 0: end } of [...plain.matchAll(ENDS), { index: plain.length, 0: '' }]) {
    const sentence = plain.slice(start, index + (end.startsWith('|') ? 0 : end.trimEnd().length));
    const [marks = ''] = MARKS.exec(sentence) ?? [];
    const line = linesIn(plain.slice(0, start + marks.length));
    sentences.push({ line, text: sentence.slice(marks.length).replaceAll(/\s+/g, ' ').trim() });
    start = index + end.length;
  }
  return sentences.filter((sentence) => sentence.text !== '');
};

/** A document without code: blocks keep their lines, a piece in a line becomes a word. */
export const proseOf = (document: string): string =>
  document
    .replaceAll(/^```[^]*?^```/gm, (block) => '\n'.repeat(linesIn(block)))
    .replaceAll(/`[^`\n]+`/g, 'code')
    .replaceAll('**', '');

/** A comment without code. */
export const commentOf = (comment: string): string => comment.replaceAll(/`[^`\n]+`/g, 'code');

const IDS =
  /^(?:(?:[A-Z]{1,4}-\d+|[Qq]uality [A-Z]+\d*|[Ss]cale rule \d+|\$\{[^}]*\})(?:,| and| to)? ?)+:? */;

/** A sentence without the ids before it. */
export const withoutIds = (sentence: string): string => sentence.replace(IDS, '');

/** A title without the ids it proves and without the name of the thing it is about. */
export const titleOf = (title: string): string => withoutIds(title).replace(/^[\w -]{1,30}: /, '');
