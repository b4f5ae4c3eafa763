import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { columns3 } from '@abrufbar/web/ui/icons/office-parts.ts';
import { Menu } from '#core/controls/menu.tsx';
import styles from './columns-menu.module.css';
import { shownColumns, type Column } from '#core/table/columns.ts';

const t = reader(staffPartsTexts);

type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  /** Ids from the address; null for the usual ones. */
  chosen: readonly string[] | null;
  onChange: (ids: readonly string[] | null) => void;
};

/** Choice of columns; the last one cannot be taken away (OFF-33). */
export const ColumnsMenu = <Row,>({ columns, chosen, onChange }: ColumnsMenuProps<Row>) => {
  const shown = shownColumns(columns, chosen).map(({ id }) => id);
  const usual = shownColumns(columns, null).map(({ id }) => id);
  const toggle = (id: string) => {
    const next = columns
      .map((column) => column.id)
      .filter((one) => (one === id ? !shown.includes(id) : shown.includes(one)));
    if (next.length > 0) onChange(next.join() === usual.join() ? null : next);
  };
  return (
    <Menu
      label={t('bo.columns')}
      buttonClass={styles.button}
      button={<Icon icon={columns3} size={18} />}
      entries={columns.map(({ id, head }) => ({
        key: id,
        label: head,
        checked: shown.includes(id),
        isBox: true,
        onSelect: () => toggle(id),
      }))}
    />
  );
};
