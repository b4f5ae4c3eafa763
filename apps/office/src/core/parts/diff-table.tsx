import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import styles from './diff-table.module.css';

const t = reader(staffPartsTexts);

type Difference = {
  readonly key: string;
  readonly field: string;
  readonly old: string;
  /** Null: unchanged. */
  readonly wanted: string | null;
  /** With its sign. */
  readonly delta?: string | undefined;
};

type DiffTableProps = {
  label: string;
  rows: readonly Difference[];
  /** Heads of both values where they are not what is valid and what is wanted. */
  heads?: { readonly old: string; readonly wanted: string };
};

const HEADS = { old: t('bo.drawer.diff.old'), wanted: t('bo.drawer.diff.new') };

/** Old, wanted and the difference; what changes stands on violet with a pencil. */
export const DiffTable = ({ label, rows, heads = HEADS }: DiffTableProps) => (
  <table aria-label={label} className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t('bo.drawer.diff.field')}</span>
        </th>
        <th scope="col">{heads.old}</th>
        <th scope="col">{heads.wanted}</th>
        <th scope="col" className={styles.end}>
          {t('bo.drawer.diff.delta')}
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, field, old, wanted, delta }) => (
        <tr key={key} className={wanted === null ? undefined : styles.changed}>
          <th scope="row">
            {wanted !== null && <Icon icon={pencilLine} size={17} />}
            {field}
          </th>
          <td>{wanted === null ? old : <s>{old}</s>}</td>
          {/* Words have no difference: they take its room. */}
          <td
            colSpan={wanted !== null && delta === undefined ? 2 : 1}
            className={wanted === null ? styles.same : undefined}
          >
            {wanted === null ? t('bo.drawer.diff.same') : <b>{wanted}</b>}
          </td>
          {(wanted === null || delta !== undefined) && (
            <td className={styles.end}>{delta && <b>{delta}</b>}</td>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
