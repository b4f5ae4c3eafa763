import { officeTemplates } from '@abrufbar/contract/call-offs/office-templates.ts';
import { MAX_NOTE_CODE_POINTS, noteLength } from '@abrufbar/domain/call-offs/note.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { textQuote } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changeDraft, useDraft } from '#call-offs/drawer/drafts.ts';
import { Menu } from '#core/controls/menu.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Kbd } from '#core/keys/kbd.tsx';
import { useKeyOf } from '#core/keys/settings.ts';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);
const TEMPLATES_STALE_MS = 300_000;

/** Whether an answer is short enough to be stored. */
export const isTooLong = (answer: string): boolean =>
  noteLength(answer.trim()) > MAX_NOTE_CODE_POINTS;

/** Answer to the customer, typed or from a template of the brand. */
export const Answer = ({ id, hint }: { id: string; hint: string | undefined }) => {
  const { answer, isRefusing, isMissing } = useDraft(id);
  const templates = useQuery({ ...query(officeTemplates, {}), staleTime: TEMPLATES_STALE_MS }).data;
  const input = useRef<HTMLInputElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRefusing) input.current?.focus();
  }, [id, isRefusing]);
  const insert = (text: string) => {
    changeDraft(id, { answer: [answer.trim(), text].filter(Boolean).join(' '), isMissing: false });
    input.current?.focus();
  };
  const items = templates?.items ?? [];
  useKeys({
    template: () => {
      if (!templates) return; // on their way: nothing can be said of them yet
      const [only, ...more] = templates.items;
      if (!only) return showFlash('error', t('bo.drawer.no_template'), { brief: true });
      if (more.length === 0) return insert(only.text);
      return menu.current?.querySelector('button')?.click();
    },
  });
  const cap = useKeyOf('template');
  return (
    <TextField
      ref={input}
      size={44}
      label={
        <>
          {t('bo.drawer.answer')}{' '}
          <span className={styles.optional}>{t('bo.drawer.answer_hint')}</span>
        </>
      }
      placeholder={t('bo.drawer.answer_placeholder')}
      autoComplete="off"
      value={answer}
      onChange={({ currentTarget }) =>
        changeDraft(id, { answer: currentTarget.value, isMissing: false })
      }
      error={
        isMissing ? t('bo.drawer.answer_missing') : isTooLong(answer) && t('bo.drawer.answer_long')
      }
      hint={hint}
      right={
        items.length > 0 && (
          <div ref={menu} className={styles.templates}>
            <Menu
              label={t('bo.drawer.template')}
              button={
                <>
                  <Icon icon={textQuote} size={18} />
                  {cap && <Kbd keys={cap} />}
                </>
              }
              entries={items.map(({ id: key, text }) => ({
                key,
                label: text,
                onSelect: () => insert(text),
              }))}
            />
          </div>
        )
      }
    />
  );
};
