import { officeExport } from '@abrufbar/contract/call-offs/office-export.ts';
import { UNFILTERED } from '@abrufbar/contract/call-offs/office-list.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import { send } from '@abrufbar/web/data.ts';
import { newKey } from '@abrufbar/web/new-key.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { chartColumn, chartGantt } from '@abrufbar/web/ui/icons/office.ts';
import { shownColumnIds } from '#call-offs/list/columns.tsx';
import { takeExport } from '#core/export/save-export.ts';
import { href } from '#core/navigation/paths.ts';
import type { Me } from '#core/session.ts';
import type { PaletteAction } from '#palette/actions.ts';

const t = reader(staffPaletteTexts);

type Plants = readonly { readonly value: string; readonly label: string }[];

/** Day plan and tonnage of one plant alone, for each plant of the brand (OFF-236). */
const plantActions = (me: Me, plants: Plants): readonly PaletteAction[] =>
  plants.flatMap(({ value, label }) => [
    {
      key: `day ${value}`,
      label: t('bo.palette.day_of', { werk: label }),
      icon: chartGantt,
      caps: null,
      href: href('day', undefined, { plant: value }),
    },
    ...(me.read.includes('reports')
      ? [
          {
            key: `report ${value}`,
            label: t('bo.palette.report_of', { werk: label }),
            icon: chartColumn,
            caps: null,
            href: href('reports', undefined, { plant: value }),
          },
        ]
      : []),
  ]);

/** Call-offs that wait or are confirmed and not over, in the columns of the work list. */
const exportRunning = async (today: string): Promise<void> => {
  const asked = await send(
    officeExport,
    { ...UNFILTERED, view: 'running', columns: [...shownColumnIds(null)], format: 'xlsx' },
    { key: newKey() },
  );
  return takeExport(asked, { list: 'call-offs', format: 'xlsx', today });
};

/** Actions of those who see call-offs. */
export const callOffActions = (me: Me, plants: Plants, today: string): readonly PaletteAction[] => [
  ...plantActions(me, plants),
  {
    key: 'export running',
    label: t('bo.palette.export_running'),
    icon: download,
    caps: null,
    run: () => void exportRunning(today).catch(() => undefined), // said by a flash
  },
];
