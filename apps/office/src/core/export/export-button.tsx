import type { ExportFormat } from '@abrufbar/contract/staff/exports.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffExportPageTexts } from '@abrufbar/texts/staff/export-page.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { Fragment } from 'react';
import { classOf } from '#core/controls/button.tsx';
import { Menu } from '#core/controls/menu.tsx';
import type { ListExport } from '#core/export/use-export.tsx';

const t = reader(staffExportPageTexts);

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv'];

/** A list in the menu; with a head where the screen shows several. */
type Offered = { readonly head?: string; readonly of: ListExport };

/** Button of a screen that offers its lists as files, each in both formats. */
export const ExportButton = ({ lists }: { lists: readonly Offered[] }) => (
  <>
    <Menu
      label={t('bo.export')}
      buttonClass={classOf('secondary')}
      button={
        <>
          <Icon icon={lists.some(({ of }) => of.isBusy) ? refreshCw : download} size={18} />
          {t('bo.export')}
        </>
      }
      entries={lists.flatMap(({ head, of }) =>
        FORMATS.map((format, at) => ({
          key: `${of.list} ${format}`,
          label: t(`bo.export.${format}`),
          ...(head !== undefined && at === 0 && { head }),
          onSelect: () => of.start(format),
        })),
      )}
    />
    {lists.map(({ of }) => (
      <Fragment key={of.list}>{of.refusal}</Fragment>
    ))}
  </>
);
