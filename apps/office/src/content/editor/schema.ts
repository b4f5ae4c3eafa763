import { PLACEHOLDERS } from '@abrufbar/domain/content/pages.ts';
import { DOMParser, DOMSerializer, type Node, Schema } from 'prosemirror-model';
import { cleanHtml } from '@abrufbar/web/ui/clean-html.tsx';
import { policy } from '#core/trusted-types.ts';

const cell = (tag: 'td' | 'th') => ({
  content: 'block+',
  attrs: { colspan: { default: null }, rowspan: { default: null }, scope: { default: null } },
  isolating: true,
  parseDOM: [
    {
      tag,
      getAttrs: (box: HTMLElement) => ({
        colspan: box.getAttribute('colspan'),
        rowspan: box.getAttribute('rowspan'),
        scope: box.getAttribute('scope'),
      }),
    },
  ],
  toDOM: ({ attrs }: Node) => [tag, attrs, 0] as const,
});

const block = (tag: string, content: string, group = '') => ({
  content,
  ...(group && { group }),
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0] as const,
});

/**
 * Everything a text may hold: the allow list of D-60, so that nothing gets lost that the command line brought in. Values
 * that are filled in later are signs of their own.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', 'inline*', 'block'),
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 2 } },
      parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0] as const,
    },
    bullet_list: block('ul', 'list_item+', 'block'),
    ordered_list: block('ol', 'list_item+', 'block'),
    list_item: { ...block('li', 'paragraph block*'), defining: true },
    blockquote: block('blockquote', 'block+', 'block'),
    terms: block('dl', '(term | description)+', 'block'),
    term: block('dt', 'inline*'),
    description: block('dd', 'block+'),
    table: block('table', 'caption? (table_head | table_body)+', 'block'),
    caption: block('caption', 'inline*'),
    table_head: block('thead', 'table_row+'),
    table_body: block('tbody', 'table_row+'),
    table_row: block('tr', '(table_cell | table_header)+'),
    table_cell: cell('td'),
    table_header: cell('th'),
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] as const },
    placeholder: {
      inline: true,
      group: 'inline',
      atom: true,
      attrs: { name: {} },
      parseDOM: [
        {
          tag: 'span[data-placeholder]',
          getAttrs: (sign) => ({ name: sign.getAttribute('data-placeholder') }),
        },
      ],
      toDOM: ({ attrs }) =>
        ['span', { 'data-placeholder': String(attrs['name']) }, `{${attrs['name']}}`] as const,
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'] as const,
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0] as const,
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] as const },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] as const },
    underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] as const },
  },
});

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`);

/** Markup as nodes, cleaned, with signs in place of `{marke}`. */
const nodesOf = (html: string): DocumentFragment => {
  const fragment = cleanHtml(html, policy);
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const found = PLACEHOLDER.exec(text.nodeValue ?? '');
    if (!(text instanceof Text) || found === null) continue;
    const [whole, name = ''] = found;
    const sign = document.createElement('span');
    sign.dataset['placeholder'] = name;
    const rest = text.splitText(found.index);
    rest.deleteData(0, whole.length);
    rest.before(sign);
  }
  return fragment;
};

const parser = DOMParser.fromSchema(schema);

export const docOf = (html: string): Node => parser.parse(nodesOf(html));

/** The same for what is pasted into a text. */
export const sliceOf = (html: string) => parser.parseSlice(nodesOf(html));

const serializer = DOMSerializer.fromSchema(schema);

/** Markup of a text; nothing for one without words. */
export const htmlOf = (doc: Node): string => {
  if (doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2)
    return '';
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(doc.content));
  // Signs are stored as the text in braces that they stand for.
  for (const sign of box.querySelectorAll('[data-placeholder]')) {
    sign.replaceWith(sign.textContent);
  }
  return box.innerHTML;
};
