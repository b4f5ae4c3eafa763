import { ROLE_RIGHTS, type StaffArea, type StaffRole } from '@abrufbar/domain/staff/roles.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffScreenTexts, staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { check } from '@abrufbar/web/ui/icons/basic.ts';
import { Panel } from '#core/parts/panel.tsx';
import styles from './role-matrix.module.css';

const t = reader({ ...staffScreenTexts, ...staffUsersTexts });

/** Rows of the matrix, each by the area that stands for it. */
const AREAS = {
  decide: 'call-offs',
  correct: 'deliveries',
  master: 'contracts',
  texts: 'texts',
  view_as: 'view-as',
  admin: 'staff',
} as const satisfies Readonly<Record<string, StaffArea>>;
type Row = keyof typeof AREAS;

const isRow = (key: string): key is Row => Object.hasOwn(AREAS, key);
const ROWS: readonly Row[] = Object.keys(AREAS).filter(isRow);

/** Administration last: it may do everything. */
const ROLES = ['dispatcher', 'editor', 'support', 'admin'] as const satisfies readonly StaffRole[];

/** Rights of each role; the same table decides on the server (OFF-14). */
export const RoleMatrix = () => (
  <Panel title={t('bo.staff.matrix')} flush>
    <div className={styles.scroller}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('bo.staff.matrix_area')}</th>
            {ROLES.map((role) => (
              <th key={role} scope="col" className={styles.role}>
                {t(`bo.role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th scope="row">{t(`bo.staff.area.${row}`)}</th>
              {ROLES.map((role) => (
                <td key={role} className={styles.role}>
                  <Right role={role} area={AREAS[row]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);

const Right = ({ role, area }: { role: StaffRole; area: StaffArea }) => {
  const { read, write } = ROLE_RIGHTS[role];
  if (write.includes(area)) {
    return (
      <>
        <Icon icon={check} size={18} className={styles.may} />
        <span className="visually-hidden">{t('bo.staff.may')}</span>
      </>
    );
  }
  if (read.includes(area)) return t('bo.staff.read');
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('bo.staff.may_not')}</span>
    </>
  );
};
