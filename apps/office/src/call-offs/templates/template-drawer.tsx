import {
  MAX_TEMPLATE_CODE_POINTS,
  officeCreateTemplate,
  officeTemplates,
  officeUpdateTemplate,
} from '@abrufbar/contract/call-offs/office-templates.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeTemplatesTexts } from '@abrufbar/texts/call-offs/office-templates.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { trash } from '@abrufbar/web/ui/icons/account.ts';
import { useState } from 'react';
import { RemoveDialog } from '#call-offs/templates/remove-dialog.tsx';
import {
  isChanged,
  newDraft,
  type Template,
  type TemplateDraft,
} from '#call-offs/templates/template-draft.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextArea } from '#core/controls/text-area.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import styles from './templates.module.css';

const t = reader(officeTemplatesTexts);

type TemplateDrawerProps = {
  /** Null: a new one, or one that a colleague has removed meanwhile. */
  template: Template | null;
  isGone: boolean;
  /** How many there are. */
  count: number;
  /** Null: nothing has been entered. */
  draft: TemplateDraft | null;
  onDraft: (draft: TemplateDraft) => void;
  /** Reads the templates again after a colleague was faster. */
  onReload: () => Promise<readonly Template[] | undefined>;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onSaved: () => void;
};

type Faster = { readonly by: string; readonly at: string };

/** One template; a colleague's change never is overwritten unseen, and the own entry stays (OFF-18). */
export const TemplateDrawer = ({
  template,
  isGone,
  count,
  draft,
  ...props
}: TemplateDrawerProps) => {
  const { onDraft, onReload, onStep, onClose, onSaved } = props;
  const [wasTried, setWasTried] = useState(false);
  const [faster, setFaster] = useState<Faster | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const shown = draft ?? template ?? newDraft;
  const text = shown.text.trim();
  const saved = {
    onSuccess: () => {
      showFlash('sucess', t('bo.template.saved'));
      void refresh(officeTemplates);
      onSaved();
    },
  };
  const create = useCall(officeCreateTemplate, { ...saved, onError: sayRefusal });
  const update = useCall(officeUpdateTemplate, {
    ...saved,
    quiet: [404],
    onError: async (error) => {
      if (!(error instanceof CallError) || ![404, 409].includes(error.status))
        return sayRefusal(error);
      onDraft(shown); // before the row may be gone
      const now = (await onReload())?.find(({ id }) => id === template?.id);
      if (now === undefined) return;
      onDraft({ ...shown, version: now.version });
      setFaster({ by: error.reason?.by ?? '', at: error.reason?.at ?? '' });
    },
  });
  const isBusy = create.isPending || update.isPending;
  const submit = () => {
    setWasTried(true);
    if (isBusy || text === '') return;
    if (template === null) return create.mutate({ text });
    if (!isChanged(shown, template)) return onClose();
    const { id, position } = template;
    return update.mutate({
      id,
      version: shown.version,
      text,
      position: shown.position === position ? null : shown.position,
    });
  };
  useKeys({ send: submit, save: submit });
  const change = (changed: Partial<TemplateDraft>) => onDraft({ ...shown, ...changed });
  const isElsewise = faster !== null && template !== null && template.text !== text;
  return (
    <Drawer
      title={t(template === null && !isGone ? 'bo.template.new' : 'bo.template.title')}
      onStep={onStep}
      onClose={onClose}
      actions={
        <>
          {template !== null && (
            <Button
              variant="destructive"
              size={44}
              icon={trash}
              onClick={() => setIsRemoving(true)}
            >
              {t('bo.template.remove')}
            </Button>
          )}
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.template.discard')}
          </Button>
          <Button size={44} caps="Ctrl+s" busy={isBusy} onClick={submit}>
            {t('bo.template.save')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {isGone && (
          <Notice tone="warn" live title={t('bo.template.gone')}>
            {t('bo.template.gone_text')}
          </Notice>
        )}
        {faster && !isGone && (
          <Notice
            tone="warn"
            live
            title={t('bo.template.stale', {
              name: faster.by,
              zeit: berlinTime(new Date(faster.at)),
            })}
          >
            {t('bo.template.stale_text')}
          </Notice>
        )}
        <TextArea
          label={t('bo.template.text')}
          value={shown.text}
          takesFocus={template === null && !isGone}
          maxLength={MAX_TEMPLATE_CODE_POINTS}
          hint={t('bo.template.text_hint', { n: MAX_TEMPLATE_CODE_POINTS })}
          error={wasTried && text === '' && t('bo.template.text_missing')}
          warning={isElsewise && t('bo.template.stored', { wert: template.text })}
          onChange={(typed) => change({ text: typed })}
        />
        {template !== null && count > 1 && (
          <SelectField
            label={t('bo.template.position')}
            hint={t('bo.template.position_hint')}
            options={Array.from({ length: count }, (_, at) => ({
              value: String(at + 1),
              label: String(at + 1),
            }))}
            value={String(shown.position)}
            onChange={(position) => change({ position: Number(position) })}
          />
        )}
      </div>
      {isRemoving && template !== null && (
        <RemoveDialog
          template={template}
          onClose={() => setIsRemoving(false)}
          onRemoved={onSaved}
        />
      )}
    </Drawer>
  );
};
