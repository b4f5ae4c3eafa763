import type { OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies/members.ts';
import { officeContractEditTexts, officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { pencilLine, phone } from '@abrufbar/web/ui/icons/call-off.ts';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { href } from '#core/navigation/paths.ts';
import { Initials } from '#core/parts/initials.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { positionName } from '#core/parts/people-table.tsx';
import { Amount } from '#core/table/amount.tsx';
import styles from './contract.module.css';

const t = reader({
  ...companiesMembersTexts,
  ...officeContractsTexts,
  ...officeContractEditTexts,
});

const SHOWN_PEOPLE = 3;

type ContractSideProps = {
  contract: ContractDetail;
  /** Item whose limits are shown. */
  item: OfficeContractItem | undefined;
  /** Undefined for whoever only reads. */
  onEdit: (() => void) | undefined;
};

/** Limits, site, plants and the first people of a contract. */
export const ContractSide = ({ contract, item, onEdit }: ContractSideProps) => {
  const { plants } = contract;
  return (
    <aside className={styles.column} aria-label={t('bo.con.limits')}>
      <Limits contract={contract} item={item} onEdit={onEdit} />
      <OnSite contract={contract} />
      {plants.length > 0 && (
        <Panel title={t('bo.con.plants')}>
          <KeyValues
            lines={plants.map(({ name, hourly_limit, quantity_unit }) => ({
              label: name,
              value:
                hourly_limit === null
                  ? t('bo.con.plant_free')
                  : t('bo.con.plant_limit', {
                      n: formatWhole(hourly_limit),
                      einheit: quantity_unit,
                    }),
            }))}
          />
        </Panel>
      )}
      <People contract={contract} />
    </aside>
  );
};

/** Limits of one item, and those of its contract. */
const Limits = ({ contract, item, onEdit }: ContractSideProps) => {
  const { lead_hours: lead, note_text: note, terms } = contract;
  const quantity = (value: number | null, otherwise: string) =>
    value === null || !item ? otherwise : <Amount value={value} unit={item.quantity_unit} />;
  const isNight = item?.allows_night ?? terms.allows_night;
  return (
    <Panel
      title={t('bo.con.limits')}
      aside={
        item && (
          <span className={styles.limitsOf}>
            {t('bo.con.limit.of', { pos: item.position })}
            {onEdit && (
              <IconButton
                icon={pencilLine}
                label={t('bo.con.edit_limits', { pos: item.position })}
                onClick={onEdit}
              />
            )}
          </span>
        )
      }
    >
      <KeyValues
        lines={[
          {
            label: t('bo.con.limit.warn'),
            value: quantity(item?.warn_above ?? null, t('bo.con.limit.warn_open')),
          },
          {
            label: t('bo.con.limit.max'),
            value: quantity(item?.max_per_call_off ?? null, t('bo.con.limit.none')),
          },
          {
            label: t('bo.con.limit.lead'),
            value:
              lead === null
                ? t('bo.con.limit.none')
                : t('bo.con.limit.hours', { n: formatWhole(lead) }),
          },
          {
            label: t('bo.con.limit.night'),
            value: t(isNight ? 'bo.con.limit.night_yes' : 'bo.con.limit.night_no'),
          },
          {
            label: t('bo.con.limit.incoterms'),
            value: (
              <span title={terms.incoterms.join(', ')}>
                {item?.incoterms.length ?? terms.incoterms.length}
              </span>
            ),
          },
        ]}
      />
      {note !== null && <p className={styles.limitNote}>{note}</p>}
    </Panel>
  );
};

/** The site as the supplier knows it: the way there and how it unloads (BEY-57, BEY-58), and whether it signs. */
const OnSite = ({ contract }: Pick<ContractSideProps, 'contract'>) => {
  const { driving_minutes: driving, unloading_points: points, always_sign: signs } = contract;
  const { unloading_minutes: unloading } = contract;
  const minutes = (n: number | null, otherwise: string) =>
    n === null ? otherwise : t('bo.con.on_site.minutes', { n });
  return (
    <Panel title={t('bo.con.on_site')}>
      <KeyValues
        lines={[
          {
            label: t('bo.con.on_site.driving'),
            value: minutes(driving, t('bo.con.on_site.driving_open')),
          },
          { label: t('bo.con.on_site.points'), value: points },
          {
            label: t('bo.con.on_site.unloading'),
            value: minutes(unloading, t('bo.con.on_site.unloading_usual')),
          },
          {
            label: t('bo.con.on_site.sign'),
            value: t(signs ? 'bo.con.on_site.sign_yes' : 'bo.con.on_site.sign_no'),
          },
        ]}
      />
    </Panel>
  );
};

const People = ({ contract: { id, people } }: { contract: ContractDetail }) => {
  const active = people.filter(({ is_blocked }) => !is_blocked);
  if (active.length === 0) return null;
  return (
    <Panel title={t('bo.con.people')}>
      <div className={styles.people}>
        {active.slice(0, SHOWN_PEOPLE).map((person) => (
          <div key={person.id} className={styles.person}>
            <Initials name={person.name} />
            <span className={styles.words}>
              {person.name}
              <span className={styles.role}>
                {[positionName(person), t(`role.${person.role}`)].filter(Boolean).join(' · ')}
              </span>
            </span>
            {person.phone !== null && (
              <a
                href={`tel:${person.phone.replaceAll(/[^\d+]/g, '')}`}
                className={`tap ${styles.phone}`}
                title={t('bo.con.call', { name: person.name, nummer: person.phone })}
                aria-label={t('bo.con.call', { name: person.name, nummer: person.phone })}
              >
                <Icon icon={phone} size={18} />
              </a>
            )}
          </div>
        ))}
        {people.length > SHOWN_PEOPLE && (
          <a href={href('contract', { id }, { view: 'people' })} className={styles.link}>
            {t('bo.con.all_people', { n: formatWhole(people.length) })}
          </a>
        )}
      </div>
    </Panel>
  );
};
