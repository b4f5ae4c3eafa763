/**
 * One piece of SQL text that must not be cut: quoted text, quoted names, comments, `$$` bodies, or a
 * run of characters without any of their first characters. Block comments may be nested one deep.
 */
const PIECE =
  /--[^\n]*|\/\*(?:[^*/]|\*(?!\/)|\/(?!\*)|\/\*[^]*?\*\/)*\*\/|\b[eE]'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(?<tag>[A-Za-z_][A-Za-z_0-9]*|)\$[^]*?\$\k<tag>\$|;|[^]/g;

const isComment = (piece: string): boolean => piece.startsWith('--') || piece.startsWith('/*');

/** Cuts SQL text into its statements, without comments and closing semicolons. */
export const splitStatements = (text: string): string[] => {
  const statements: string[] = [];
  let statement = '';
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece !== ';') {
      statement += isComment(piece) ? ' ' : piece;
      continue;
    }
    statements.push(statement.trim());
    statement = '';
  }
  statements.push(statement.trim());
  return statements.filter((entry) => entry !== '');
};
