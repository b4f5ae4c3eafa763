import { formatQuantity, formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { rowOf } from '#contracts/sites/line.ts';
import { type Site, spanOf, warningText, warningTitle } from '#contracts/sites/warning-words.ts';
import { StatusWord } from '#core/parts/chip.tsx';
import type { Column } from '#core/table/columns.ts';
import { TwoLines, Wrapped } from '#core/table/two-lines.tsx';
import styles from './site-columns.module.css';

const t = reader(officeSitesTexts);

type Material = Site['materials'][number];

/** `316,80 von 900,00 t`; without a binding call-off the weighed quantity alone, or that there is none. */
export const amountText = ({ weighed, ordered, quantity_unit }: Material): string => {
  if (weighed === 0 && ordered === 0) return t('bo.site.none_weighed');
  const withUnit = (quantity: number) => `${formatQuantity(quantity)}\u00A0${quantity_unit}`;
  return ordered > 0
    ? t('bo.site.amount', { verwogen: formatQuantity(weighed), soll: withUnit(ordered) })
    : withUnit(weighed);
};

/** Those that a warning is about come first. */
const inOrder = ({ materials, warnings }: Site): readonly Material[] => {
  const keys = warnings.flatMap((one) =>
    one.kind === 'gap' ? [rowOf(one)] : one.materials.map(rowOf),
  );
  const isWarned = (material: Material) => keys.includes(rowOf(material));
  return materials.toSorted((a, b) => Number(isWarned(b)) - Number(isWarned(a)));
};

const Amounts = ({ site }: { site: Site }) => {
  const [first, ...others] = inOrder(site);
  if (!first) return null;
  return (
    <TwoLines
      first={amountText(first)}
      second={
        <span className={styles.materials}>
          <span className={styles.material}>{first.material_name}</span>
          {others.length > 0 && <span>{t('bo.site.materials_more', { n: others.length })}</span>}
        </span>
      }
    />
  );
};

const timeText = ({ starts_at, ends_at }: Site, today: string): string =>
  starts_at === null || ends_at === null
    ? t('bo.site.no_call_off')
    : spanOf(starts_at, ends_at, today);

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

/** `today` decides which times are named with their day. */
export const siteColumnsOf = (today: string): readonly Column<Site>[] => [
  {
    id: 'site',
    head: t('bo.site.columns.site'),
    cell: ({ name, company }) => <TwoLines first={name} second={company} />,
    full: ({ name, company }) => `${name}, ${company}`,
  },
  {
    id: 'warning',
    head: t('bo.site.columns.warning'),
    width: 176,
    cell: (site) =>
      site.warnings.length > 0 && (
        <StatusWord role="warn" icon={triangleAlert}>
          <Wrapped text={warningsText(site)} />
        </StatusWord>
      ),
    full: ({ warnings }) => warnings.map(warningText).join(' '),
  },
  {
    id: 'time',
    head: t('bo.site.columns.time'),
    width: 132,
    cell: (site) => <Wrapped text={timeText(site, today)} />,
  },
  {
    id: 'amount',
    head: t('bo.site.columns.amount'),
    width: 204,
    cell: (site) => <Amounts site={site} />,
    full: (site) =>
      inOrder(site)
        .map(({ material_name }) => material_name)
        .join(', '),
  },
  {
    id: 'on_the_way',
    head: t('bo.site.columns.on_the_way'),
    width: 80,
    align: 'end',
    cell: ({ on_the_way }) => count(on_the_way),
  },
  {
    id: 'arrived',
    head: t('bo.site.columns.arrived'),
    width: 96,
    align: 'end',
    cell: ({ arrived }) => count(arrived),
  },
  {
    id: 'confirmed',
    head: t('bo.site.columns.confirmed'),
    width: 80,
    align: 'end',
    cell: ({ confirmed }) => count(confirmed),
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
