import { officeTemplates } from '@abrufbar/contract/call-offs/office-templates.ts';
import { officeTemplatesTexts } from '@abrufbar/texts/call-offs/office-templates.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { query } from '@abrufbar/web/data.ts';
import { plus } from '@abrufbar/web/ui/icons/delivery.ts';
import { textQuote } from '@abrufbar/web/ui/icons/office-parts.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useMayDecide } from '#call-offs/decide/use-may-decide.ts';
import { describeTemplate, templateColumns } from '#call-offs/templates/template-columns.tsx';
import { isChanged, type TemplateDraft } from '#call-offs/templates/template-draft.ts';
import { TemplateDrawer } from '#call-offs/templates/template-drawer.tsx';
import { Button } from '#core/controls/button.tsx';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { useKeyOf } from '#core/keys/settings.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Empty } from '#core/parts/empty.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader({ ...officeTemplatesTexts, ...staffSettingsTexts });

/** Key of the open drawer while a new template is made. */
const NEW = 'new';

/** Answer templates of the brand, in the order they are offered (OFF-64); whoever may not decide reads them. */
export const Templates = () => {
  const { data, error, refetch } = useQuery(query(officeTemplates, {}));
  const mayWrite = useMayDecide();
  const grid = useRef<GridHandle>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [draft, setDraft] = useState<TemplateDraft | null>(null);
  const items = data?.items ?? [];
  const open = items.find(({ id }) => id === openKey) ?? null;
  // An entry about a template that is gone stays in sight.
  const isGone = openKey !== null && openKey !== NEW && open === null && draft !== null;
  const isUnsaved = draft !== null && isChanged(draft, open);
  useLeaveQuestion(isUnsaved);
  const show = (key: string | null) => {
    setDraft(null);
    setOpenKey(key);
    if (key === null && openKey !== NEW) grid.current?.focus(); // a new one gives it back to its button
  };
  const ask = (key: string | null) => {
    if (key !== openKey) leaveUnsaved(isUnsaved, () => show(key));
  };
  const create = () => ask(NEW);
  useKeys(mayWrite ? { next: create } : {});
  const cap = useKeyOf('next');
  return (
    <SplitPanel
      detail={
        (open !== null || isGone || openKey === NEW) && (
          <TemplateDrawer
            key={openKey}
            template={open}
            isGone={isGone}
            count={items.length}
            draft={draft}
            onDraft={setDraft}
            onReload={async () => (await refetch()).data?.items}
            onStep={(by) => grid.current?.step(by)}
            onClose={() => ask(null)}
            onSaved={() => show(null)}
          />
        )
      }
    >
      <SettingsPage
        actions={
          mayWrite && (
            <Button icon={plus} caps={cap} onClick={create}>
              {t('bo.template.new')}
            </Button>
          )
        }
      >
        <SettingsPanel title={t('bo.set.templates')} text={t('bo.template.text_of_page')}>
          <DataTable
            label={t('bo.set.templates')}
            columns={templateColumns}
            compact
            rows={waitingRows(data?.items, { error, refetch })}
            row={{ keyOf: ({ id }) => id, describe: describeTemplate }}
            openKey={openKey}
            onOpen={mayWrite ? ({ id }) => ask(id) : undefined}
            onMove={({ id }) => openKey !== null && ask(id)}
            handle={grid}
            empty={<Empty icon={textQuote} title={t('bo.template.empty')} />}
          />
        </SettingsPanel>
      </SettingsPage>
    </SplitPanel>
  );
};
