import { countWords } from '@abrufbar/domain/content/text-diff.ts';
import { PLACEHOLDERS } from '@abrufbar/domain/content/pages.ts';
import { contentOfficeTexts } from '@abrufbar/texts/content-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import {
  bold,
  heading2,
  italic,
  link,
  list,
  listOrdered,
} from '@abrufbar/web/ui/icons/office-editor.ts';
import { useState, type ReactNode } from 'react';
import {
  type FormatName,
  FORMATS,
  insertPlaceholder,
  isLinked,
  linkAt,
  setLink,
} from '#content/editor/commands.ts';
import { LinkDialog } from '#content/editor/link-dialog.tsx';
import { useEditor } from '#content/editor/use-editor.ts';
import { classOf } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';
import { Menu } from '#core/controls/menu.tsx';
import styles from './editor.module.css';

const t = reader(contentOfficeTexts);

const ICONS: Readonly<Record<FormatName, string>> = {
  heading: heading2,
  strong: bold,
  em: italic,
  bullets: list,
  numbers: listOrdered,
};
const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);
const NAMES = Object.keys(FORMATS).filter(isFormat);

type EditorProps = {
  /** Text at the beginning; another one needs another key. */
  html: string;
  isReadOnly: boolean;
  onChange: (html: string) => void;
  /** At the right of the toolbar. */
  aside?: ReactNode;
};

/** A text with headings, lists, links and placeholders: what D-60 allows and nothing else (OFF-140). */
export const Editor = ({ html, isReadOnly, onChange, aside }: EditorProps) => {
  const [shown, setShown] = useState(html);
  const [isLinking, setIsLinking] = useState(false);
  const { box, state, run } = useEditor({
    label: t('bo.txt.editor'),
    html,
    isReadOnly,
    onChange: (changed) => {
      setShown(changed);
      onChange(changed);
    },
  });
  const words = countWords(shown);
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label={t('bo.txt.toolbar')} className={styles.toolbar}>
        {!isReadOnly && (
          <>
            {NAMES.map((name) => (
              <IconButton
                key={name}
                icon={ICONS[name]}
                label={t(`bo.txt.format.${name}`)}
                aria-pressed={FORMATS[name].isOn(state)}
                onMouseDown={keepFocus}
                onClick={() => run(FORMATS[name].command)}
              />
            ))}
            <IconButton
              icon={link}
              label={t('bo.txt.format.link')}
              aria-pressed={isLinked(state)}
              onMouseDown={keepFocus}
              onClick={() => setIsLinking(true)}
            />
            <span className={styles.divider} />
            <Menu
              label={t('bo.txt.placeholder')}
              align="start"
              buttonClass={classOf('text', 30)}
              button={
                <>
                  <Icon icon={plus} size={18} />
                  {t('bo.txt.placeholder')}
                </>
              }
              entries={PLACEHOLDERS.map((name) => ({
                key: name,
                label: t(`bo.txt.placeholder.${name}`),
                onSelect: () => run(insertPlaceholder(name)),
              }))}
            />
          </>
        )}
        <span className={styles.words}>
          {t(`bo.txt.words${plural(words)}`, { n: formatWhole(words) })}
        </span>
        {aside}
      </div>
      <div ref={box} className={styles.field} />
      {isLinking && (
        <LinkDialog
          href={linkAt(state)}
          onClose={() => setIsLinking(false)}
          onChoose={(href) => {
            setIsLinking(false);
            run(setLink(href));
          }}
        />
      )}
    </div>
  );
};

/** The selection in the text stays while a button of the toolbar is pressed. */
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
