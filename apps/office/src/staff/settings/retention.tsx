import type { KeptSpan } from '@abrufbar/contract/staff/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { keptText } from '@abrufbar/texts/staff/kept-words.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import { IconButton } from '#core/controls/icon-button.tsx';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { SettingsPanel } from '#core/frame/settings-panel.tsx';
import type { Column } from '#core/table/columns.ts';
import { SmallTable } from '#core/table/small-table.tsx';
import { SpanDialog } from '#staff/settings/span-dialog.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';

const t = reader({ ...staffSettingsTexts, ...staffSettingsReadTexts });

type Line = {
  readonly key: string;
  readonly what: string;
  readonly howLong: string;
  readonly isChosen: boolean;
};

const howLong = ({ months, days, hours }: KeptSpan): string => {
  if (months !== null) return t('bo.kept.months', { n: months });
  if (days !== null) return t('bo.kept.days', { n: days });
  if (hours === 0) return t('bo.kept.at_once');
  return hours === 1 ? t('bo.kept.hour') : t('bo.kept.hours', { n: hours ?? 0 });
};

const linesOf = (kept: readonly KeptSpan[]): Line[] => [
  {
    key: 'papers',
    what: t('bo.kept.papers'),
    howLong: t('bo.kept.papers_value'),
    isChosen: false,
  },
  ...kept.map((one) => ({
    key: one.kind,
    what: keptText(one.kind),
    howLong: howLong(one),
    isChosen: one.choice !== null,
  })),
];

const COLUMNS: readonly Column<Line>[] = [
  { id: 'what', head: t('bo.kept.columns.what'), cell: ({ what }) => what },
  { id: 'long', head: t('bo.kept.columns.how_long'), cell: (line) => line.howLong },
];

const changeColumn = (onOpen: (kind: string) => void): Column<Line> => ({
  id: 'change',
  head: t('bo.kept.columns.change'),
  hidesHead: true,
  align: 'end',
  cell: ({ key, what, isChosen }) =>
    isChosen && (
      <IconButton
        icon={pencilLine}
        label={t('bo.kept.change', { was: what })}
        onClick={() => onOpen(key)}
      />
    ),
});

/** How long what is kept; who holds all brands may lengthen some of it (D-64, OFF-219). */
export const Retention = () => {
  const [openKind, setOpenKind] = useState<string | null>(null);
  return (
    <SettingsPage>
      <WithSettings>
        {({ kept }) => {
          const mayChoose = kept.some(({ choice }) => choice !== null);
          const open = kept.find(({ kind }) => kind === openKind);
          return (
            <>
              <SettingsPanel
                title={t('bo.set.retention')}
                text={[t('bo.kept.text'), mayChoose && t('bo.kept.text_choice')]
                  .filter(Boolean)
                  .join(' ')}
              >
                <SmallTable
                  label={t('bo.set.retention')}
                  columns={mayChoose ? [...COLUMNS, changeColumn(setOpenKind)] : COLUMNS}
                  rows={linesOf(kept)}
                  keyOf={({ key }) => key}
                />
              </SettingsPanel>
              {open?.choice && (
                <SpanDialog
                  key={open.kind}
                  span={open}
                  choice={open.choice}
                  onClose={() => setOpenKind(null)}
                />
              )}
            </>
          );
        }}
      </WithSettings>
    </SettingsPage>
  );
};
