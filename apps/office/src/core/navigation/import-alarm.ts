import { officeSources } from '@abrufbar/contract/imports/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';

const t = reader(officeTexts);

const REFETCH_INTERVAL_MS = 60_000;

/** Alarm of the imports for the navigation: rejected rows that are left, sources that are silent (OFF-168). */
export const useImportAlarm = (isReadable: boolean) => {
  const { data } = useQuery({
    ...query(officeSources, isReadable ? {} : null),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  const errors = data?.with_errors ?? 0;
  const silent = data?.items.filter(({ silent_since: since }) => since !== null).length ?? 0;
  if (!isReadable || errors + silent === 0) return {};
  const n = formatWhole(errors);
  const said = [
    ...(errors > 0 ? [t(`bo.nav.import_errors${plural(errors)}`, { n })] : []),
    ...(silent > 0 ? [t('bo.nav.import_silent')] : []),
  ];
  return { imports: { count: errors + silent, text: said.join(', ') } };
};
