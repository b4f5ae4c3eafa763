import type { Placeholder } from '@abrufbar/domain/content/pages.ts';
import { baseKeymap, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';
import { schema } from '#content/editor/schema.ts';

const { nodes, marks } = schema;

/** Whether the selection lies in a node of a type. */
const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean => {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    if ($from.node(depth).type === type) return true;
  }
  return false;
};

const hasMark = ({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean =>
  selection.empty
    ? mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, mark);

const toggleHeading: Command = (state, dispatch) =>
  isInside(state, nodes.heading)
    ? setBlockType(nodes.paragraph)(state, dispatch)
    : setBlockType(nodes.heading, { level: 2 })(state, dispatch);

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) =>
    isInside(state, type)
      ? liftListItem(nodes.list_item)(state, dispatch, view)
      : wrapInList(type)(state, dispatch);

type Format = {
  readonly command: Command;
  readonly isOn: (state: EditorState) => boolean;
};

const markFormat = (mark: MarkType): Format => ({
  command: toggleMark(mark),
  isOn: (state) => hasMark(state, mark),
});
const blockFormat = (type: NodeType, command: Command): Format => ({
  command,
  isOn: (state) => isInside(state, type),
});

/** Buttons of the toolbar, in their order. */
export const FORMATS = {
  heading: blockFormat(nodes.heading, toggleHeading),
  strong: markFormat(marks.strong),
  em: markFormat(marks.em),
  bullets: blockFormat(nodes.bullet_list, toggleList(nodes.bullet_list)),
  numbers: blockFormat(nodes.ordered_list, toggleList(nodes.ordered_list)),
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;

export const isLinked = (state: EditorState): boolean => hasMark(state, marks.link);

/** Address of the link at the selection; empty without one. */
export const linkAt = ({ selection: { $from } }: EditorState): string => {
  const link =
    marks.link.isInSet($from.marks()) ?? marks.link.isInSet($from.nodeAfter?.marks ?? []);
  return typeof link?.attrs['href'] === 'string' ? link.attrs['href'] : '';
};

/** Bounds of the link around the selection. */
const linkBounds = ({ selection: { $from, from, to, empty } }: EditorState, href: string) => {
  if (!empty) return { from, to };
  const start = $from.start();
  let bounds = { from, to };
  $from.parent.forEach((node, offset) => {
    const [first, last] = [start + offset, start + offset + node.nodeSize];
    const isHere = first <= from && from <= last;
    if (
      isHere &&
      node.marks.some(({ type, attrs }) => type === marks.link && attrs['href'] === href)
    )
      bounds = { from: first, to: last };
  });
  return bounds;
};

/** Sets the link at the selection, or takes it away; without a selection the address itself is inserted. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const bounds = linkBounds(state, linkAt(state));
    const { tr } = state;
    if (href === null) tr.removeMark(bounds.from, bounds.to, marks.link);
    else if (bounds.from === bounds.to) {
      const shown = href.replace(/^(?:mailto|tel):/, '');
      tr.replaceSelectionWith(schema.text(shown, [marks.link.create({ href })]), false);
    } else {
      tr.removeMark(bounds.from, bounds.to, marks.link);
      tr.addMark(bounds.from, bounds.to, marks.link.create({ href }));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const insertPlaceholder =
  (name: Placeholder): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodes.placeholder.create({ name })).scrollIntoView());
    return true;
  };

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** History and keys of the text field; Tab and Escape stay with the page. */
export const plugins: readonly Plugin[] = [
  history(),
  keymap({
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-b': FORMATS.strong.command,
    'Mod-i': FORMATS.em.command,
    Enter: splitListItem(nodes.list_item),
    'Shift-Enter': breakLine,
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
  }),
  keymap(baseKeymap),
];
