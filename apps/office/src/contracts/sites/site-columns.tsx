import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { type Site, timeOf, warningText, warningTitle } from '#contracts/sites/warning-words.ts';
import { StatusWord } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines } from '#core/table/two-lines.tsx';

const t = reader(officeSitesTexts);

type Material = Site['materials'][number];

/** `316,80 von 900,00 t`; without a call-off the weighed quantity alone. */
export const amountText = ({ weighed, ordered, quantity_unit }: Material): string => {
  const withUnit = (quantity: number) => `${formatQuantity(quantity)}\u00A0${quantity_unit}`;
  return ordered > 0
    ? t('bo.site.amount', { verwogen: formatQuantity(weighed), soll: withUnit(ordered) })
    : withUnit(weighed);
};

const materialText = ([first, ...others]: readonly Material[]): string => {
  if (!first) return '';
  const { material_name: material } = first;
  return others.length === 0
    ? material
    : t('bo.site.materials_more', { material, n: others.length });
};

const timeText = ({ starts_at, ends_at }: Site): string =>
  starts_at === null || ends_at === null
    ? t('bo.site.no_call_off')
    : `${timeOf(starts_at)} – ${timeOf(ends_at)}`;

const count = (of: number): string => (of === 0 ? '–' : formatWhole(of));

/** `Lücke 35 min ab 11:20`; of several the first with their number. */
const warningsText = ({ warnings }: Site): string => {
  const [first, ...others] = warnings;
  if (!first) return t('bo.site.no_warning');
  const title = warningTitle(first);
  return others.length === 0
    ? title
    : t('bo.site.warnings_more', { warnung: title, n: others.length });
};

export const siteColumns: readonly Column<Site>[] = [
  {
    id: 'site',
    head: t('bo.site.columns.site'),
    cell: ({ name, company }) => <TwoLines first={name} second={company} />,
    full: ({ name, company }) => `${name}, ${company}`,
  },
  { id: 'time', head: t('bo.site.columns.time'), width: 118, cell: timeText },
  {
    id: 'amount',
    head: t('bo.site.columns.amount'),
    width: 184,
    cell: ({ materials }) => (
      <TwoLines
        first={materials[0] ? amountText(materials[0]) : ''}
        second={materialText(materials)}
      />
    ),
    full: ({ materials }) => materials.map(({ material_name }) => material_name).join(', '),
  },
  {
    id: 'on_the_way',
    head: t('bo.site.columns.on_the_way'),
    width: 88,
    align: 'end',
    cell: ({ on_the_way }) => count(on_the_way),
  },
  {
    id: 'arrived',
    head: t('bo.site.columns.arrived'),
    width: 104,
    align: 'end',
    cell: ({ arrived }) => count(arrived),
  },
  {
    id: 'confirmed',
    head: t('bo.site.columns.confirmed'),
    width: 84,
    align: 'end',
    cell: ({ confirmed }) => count(confirmed),
  },
  {
    id: 'warning',
    head: t('bo.site.columns.warning'),
    width: 236,
    cell: (site) =>
      site.warnings.length > 0 && (
        <StatusWord role="warn" icon={triangleAlert}>
          {warningsText(site)}
        </StatusWord>
      ),
    full: ({ warnings }) => warnings.map(warningText).join(' '),
  },
];

export const describeSite = (site: Site): string =>
  t('bo.site.row_aria', {
    name: site.name,
    firma: site.company,
    unterwegs: site.on_the_way,
    angekommen: site.arrived,
    warnung: warningsText(site),
  });
