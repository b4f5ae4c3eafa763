import { EditorState, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plugins } from '#content/editor/commands.ts';
import { docOf, htmlOf, sliceOf } from '#content/editor/schema.ts';
import styles from './editor.module.css';

type EditorOptions = {
  label: string;
  /** Text at the beginning; another one needs another key of the component. */
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
};

/** A text field with formats, of ProseMirror; its state is drawn by the toolbar. */
export const useEditor = ({ label, html, isReadOnly, onChange }: EditorOptions) => {
  const box = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [state, setState] = useState(() =>
    EditorState.create({ doc: docOf(html), plugins: [...plugins] }),
  );
  const changed = useEffectEvent(onChange);
  const first = useEffectEvent(() => state);
  const mayEdit = useEffectEvent(() => !isReadOnly);
  useEffect(() => {
    const editor: EditorView = new EditorView(box.current, {
      state: first(),
      editable: () => mayEdit(),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text ?? '',
      },
      dispatchTransaction: (transaction) => {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (transaction.docChanged) changed(htmlOf(next.doc));
      },
      handleDOMEvents: { paste, drop, keydown: leaveToPage },
    });
    view.current = editor;
    return () => editor.destroy();
  }, [label]);
  // `editable` is asked again with every update of the view.
  useEffect(() => view.current?.setProps({}), [isReadOnly]);
  const run = (command: Command) => {
    const editor = view.current;
    if (!editor) return;
    command(editor.state, editor.dispatch, editor);
    queueMicrotask(() => editor.focus()); // the menu or dialog it was chosen from takes the focus back first
  };
  return { box, state, run };
};

/** Ctrl Enter publishes; the text field would swallow it. */
const leaveToPage = (_: EditorView, { key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey);

/** Its own way of reading what is pasted would need a second policy of trusted types. */
const paste = (view: EditorView, event: ClipboardEvent): boolean =>
  event.clipboardData === null ? false : insert(view, event, event.clipboardData);

const drop = (view: EditorView, event: DragEvent): boolean => {
  if (view.dragging !== null || event.dataTransfer === null) return false; // moved inside of the text
  return insert(view, event, event.dataTransfer);
};

const insert = (view: EditorView, event: Event, data: DataTransfer): boolean => {
  event.preventDefault();
  const html = data.getData('text/html');
  if (html === '') view.pasteText(data.getData('text/plain'));
  else view.dispatch(view.state.tr.replaceSelection(sliceOf(html)).scrollIntoView());
  return true;
};
