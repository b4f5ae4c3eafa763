import type { AuditEntry } from '@abrufbar/contract/staff/audit.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffAuditTexts } from '@abrufbar/texts/staff/audit.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { pathOfObject } from '#staff/audit/object-path.ts';
import { fieldText, valueText } from '@abrufbar/texts/staff/audit-words.ts';
import styles from './audit.module.css';

const t = reader({ ...staffAuditTexts, ...staffKeysTexts });

/** The changes of an entry field by field, and where it belongs; opens below its row (OFF-84). */
export const EntryDetail = ({ entry }: { entry: AuditEntry }) => {
  const { changes, company, request_id: requestId, seal } = entry;
  const path = pathOfObject(entry.object);
  return (
    <div className={styles.entry}>
      {changes.length === 0 ? (
        <p className={styles.none}>{t('bo.aud.no_changes')}</p>
      ) : (
        <table className={styles.changes} aria-label={t('bo.aud.details')}>
          <thead>
            <tr>
              <th scope="col">{t('bo.aud.field')}</th>
              <th scope="col">{t('bo.aud.old')}</th>
              <th scope="col">{t('bo.aud.new')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, old, new: now }) => (
              <tr key={field}>
                <th scope="row">{fieldText(field)}</th>
                <td>{old === null ? '–' : <s>{valueText(field, old)}</s>}</td>
                <td>{now === null ? '–' : <b>{valueText(field, now)}</b>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className={styles.rest}>
        {company !== null && <Fact name={t('bo.aud.company')} value={company} />}
        <Fact name={t('bo.aud.request')} value={requestId} />
        <Fact
          name={t('bo.aud.seal')}
          value={seal === null ? t('bo.aud.seal_waits') : String(seal)}
        />
      </dl>
      {path !== null && (
        <p className={styles.none}>
          <a href={path}>{t('bo.keys.object')}</a>
        </p>
      )}
    </div>
  );
};

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
