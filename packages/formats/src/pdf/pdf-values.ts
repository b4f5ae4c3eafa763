/** Values of a PDF as they are written (ISO 32000-2, 7.3), read leniently: a reader of others may be lenient too. */

export type PdfValue =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly number: number }
  | { readonly kind: 'array'; readonly items: readonly PdfValue[] }
  /** Pairs, because a key may stand twice and readers differ about which counts. */
  | { readonly kind: 'dictionary'; readonly pairs: readonly (readonly [string, PdfValue])[] }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'end' };

/** Beyond it no reader needs to follow; values that are nested deeper are an attack. */
const MAX_DEPTH = 200;

/** A file that makes us read the same bytes over and over, or nests without end. */
export class PdfBudgetError extends Error {}

const END: PdfValue = { kind: 'end' };
const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13 && code !== 11) || code === 0;
/** Signs that end a word: `( ) < > [ ] { } / %`. */
const DELIMITERS = new Set(Buffer.from('()<>[]{}/%'));
const isRegular = (code: number): boolean => !isSpace(code) && !DELIMITERS.has(code);

/** Reads values out of bytes; `spend` counts the bytes that were read, and may throw. */
export class PdfLexer {
  at: number;
  readonly #text: string;
  readonly #spend: (bytes: number) => void;

  /** The bytes as a text of one sign each (latin1). */
  constructor(text: string, at: number, spend: (bytes: number) => void) {
    this.#text = text;
    this.at = at;
    this.#spend = spend;
  }

  #code(at = this.at): number {
    return this.#text.charCodeAt(at); // NaN behind the end, which is none of the signs
  }

  #skipSpace(): void {
    while (this.at < this.#text.length) {
      if (this.#text[this.at] === '%') {
        while (this.at < this.#text.length && !/[\r\n]/.test(this.#text[this.at] ?? ''))
          this.at += 1;
      } else if (isSpace(this.#code())) this.at += 1;
      else return;
    }
  }

  value(depth = 0): PdfValue {
    if (depth > MAX_DEPTH) throw new PdfBudgetError('depth');
    const from = this.at;
    this.#skipSpace();
    const pair = this.#text.slice(this.at, this.at + 2);
    if (pair === '<<') return this.#dictionary(depth);
    if (pair.startsWith('[')) return this.#array(depth);
    const value = this.#simple(pair);
    this.#spend(this.at - from);
    return value;
  }

  #simple(pair: string): PdfValue {
    const sign = pair.slice(0, 1);
    if (sign === '') return END;
    if (sign === '/') return { kind: 'name', name: this.#name() };
    if (sign === '(') return { kind: 'text', text: this.#literal() };
    if (sign === '<') return { kind: 'text', text: this.#hexadecimal() };
    if (!DELIMITERS.has(this.#code())) return this.#word();
    const word = pair === '>>' ? pair : sign;
    this.at += word.length;
    return { kind: 'word', word };
  }

  #regular(): string {
    const from = this.at;
    while (this.at < this.#text.length && isRegular(this.#code())) this.at += 1;
    return this.#text.slice(from, this.at);
  }

  /** `#4A` is a sign written by its number. */
  #name(): string {
    this.at += 1;
    return this.#regular().replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #word(): PdfValue {
    const word = this.#regular();
    const reference = /^\d{1,10}$/.test(word)
      ? /^[\s\0]+\d{1,5}[\s\0]+R(?![^\s\0()<>[\]{}/%])/.exec(
          this.#text.slice(this.at, this.at + 40),
        )
      : null;
    if (reference === null) return { kind: 'word', word };
    this.at += reference[0].length;
    return { kind: 'reference', number: Number(word) };
  }

  #literal(): string {
    let text = '';
    let open = 0;
    while (this.at < this.#text.length) {
      PLAIN.lastIndex = this.at;
      const plain = PLAIN.exec(this.#text)?.[0] ?? '';
      text += plain;
      this.at += plain.length;
      const sign = this.#text[this.at] ?? '';
      this.at += 1;
      if (sign === '\\') {
        const octal = /^[0-7]{1,3}/.exec(this.#text.slice(this.at, this.at + 3))?.[0];
        const next = this.#text[this.at] ?? '';
        text += octal
          ? String.fromCharCode(Number.parseInt(octal, 8) & 255)
          : (ESCAPES[next] ?? next);
        this.at += octal?.length ?? 1;
        continue;
      }
      if (sign === '(') open += 1;
      if (sign === ')') open -= 1;
      if (open === 0) break;
      if (open > 1 || sign !== '(') text += sign;
    }
    return text;
  }

  #hexadecimal(): string {
    const end = this.#text.indexOf('>', this.at);
    const digits = this.#text
      .slice(this.at + 1, end === -1 ? undefined : end)
      .replaceAll(/[^0-9A-Fa-f]/g, '');
    this.at = end === -1 ? this.#text.length : end + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  #array(depth: number): PdfValue {
    this.at += 1;
    const items: PdfValue[] = [];
    for (;;) {
      const item = this.value(depth + 1);
      if (item.kind === 'end' || (item.kind === 'word' && item.word === ']')) break;
      items.push(item);
    }
    return { kind: 'array', items };
  }

  #dictionary(depth: number): PdfValue {
    this.at += 2;
    const pairs: [string, PdfValue][] = [];
    for (;;) {
      const key = this.value(depth + 1);
      if (key.kind === 'end' || (key.kind === 'word' && key.word === '>>')) break;
      if (key.kind !== 'name') continue; // readers pass over it
      const value = this.value(depth + 1);
      if (value.kind === 'end' || (value.kind === 'word' && value.word === '>>')) break;
      pairs.push([key.name, value]);
    }
    return { kind: 'dictionary', pairs };
  }
}

const PLAIN = /[^()\\]*/y;

/** Signs behind a backslash; before the end of a line it joins two lines. */
const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  '\n': '',
  '\r': '',
};
