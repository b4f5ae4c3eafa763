import { officePlants } from '@abrufbar/contract/contracts/office-plants.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { query } from '@abrufbar/web/data.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  describePlant,
  narrowPlantColumns,
  plantColumns,
} from '#contracts/plants/plant-columns.tsx';
import { PlantDrawer, type Draft } from '#contracts/plants/plant-drawer.tsx';
import { isChanged } from '#contracts/plants/plant-entry.ts';
import { SplitPanel } from '#core/drawer/split-panel.tsx';
import { useHasPanes } from '#core/drawer/use-has-panes.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { Empty } from '#core/parts/empty.tsx';
import { useMe } from '#core/session.ts';
import { DataTable } from '#core/table/data-table.tsx';
import { waitingRows } from '#core/table/row-source.ts';
import type { GridHandle } from '#core/table/table-props.ts';

const t = reader(staffSettingsTexts);

/** Opening hours, limits and phones of the plants (OFF-67); whoever may not write them reads the table. */
export const Plants = () => {
  const { data, error, refetch } = useQuery(query(officePlants, {}));
  const mayWrite = useMe()?.write.includes('plants') ?? false;
  const hasPanes = useHasPanes();
  const grid = useRef<GridHandle>(null);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const open = data?.items.find(({ plant }) => plant === openKey);
  const isUnsaved = open !== undefined && draft !== null && isChanged(draft.typed, open);
  useLeaveQuestion(isUnsaved);
  const show = (key: string | null) => {
    setDraft(null);
    setOpenKey(key);
    if (key === null) grid.current?.focus();
  };
  /** Entries of a plant are lost when another one is shown. */
  const ask = (key: string | null) => {
    if (key !== openKey) leaveUnsaved(isUnsaved, () => show(key));
  };
  return (
    <SplitPanel
      detail={
        open && (
          <PlantDrawer
            key={open.plant}
            plant={open}
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
      <SettingsPage>
        <SettingsPanel title={t('bo.set.plants')} text={t('bo.set.plants_text')}>
          <DataTable
            label={t('bo.set.plants')}
            columns={open && hasPanes ? narrowPlantColumns : plantColumns}
            compact
            rows={waitingRows(data?.items, { error, refetch })}
            row={{ keyOf: ({ plant }) => plant, describe: describePlant }}
            openKey={openKey}
            onOpen={mayWrite ? ({ plant }) => ask(plant) : undefined}
            onMove={({ plant }) => openKey !== null && ask(plant)}
            handle={grid}
            empty={
              <Empty icon={factory} title={t('bo.plant.empty')}>
                <p>{t('bo.plant.empty_text')}</p>
              </Empty>
            }
          />
        </SettingsPanel>
      </SettingsPage>
    </SplitPanel>
  );
};
