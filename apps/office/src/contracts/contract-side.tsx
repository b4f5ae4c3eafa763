import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { companiesMembersTexts } from '@abrufbar/texts/companies-members.ts';
import { officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { href } from '#core/navigation/paths.ts';
import { Initials } from '#core/parts/initials.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { positionName } from '#core/parts/people-table.tsx';
import styles from './contract.module.css';

const t = reader({ ...companiesMembersTexts, ...officeContractsTexts });

const SHOWN_PEOPLE = 3;

/** Limits, plants and the first people of a contract. */
export const ContractSide = ({ contract }: { contract: ContractDetail }) => {
  const { plants, terms } = contract;
  return (
    <aside className={styles.column} aria-label={t('bo.con.limits')}>
      <Panel title={t('bo.con.limits')}>
        <KeyValues
          lines={[
            { label: t('bo.con.limit.warn'), value: t('bo.con.limit.warn_open') },
            {
              label: t('bo.con.limit.night'),
              value: t(terms.allows_night ? 'bo.con.limit.night_yes' : 'bo.con.limit.night_no'),
            },
            {
              label: t('bo.con.limit.incoterms'),
              value: <span title={terms.incoterms.join(', ')}>{terms.incoterms.length}</span>,
            },
          ]}
        />
      </Panel>
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
