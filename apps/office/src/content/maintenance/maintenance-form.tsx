import type { MaintenanceWindow } from '@abrufbar/contract/content/office-maintenance.ts';
import { MAX_MAINTENANCE_TEXT_CODE_POINTS } from '@abrufbar/domain/content/maintenance.ts';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffMaintenanceTexts } from '@abrufbar/texts/staff/maintenance.ts';
import type { ReactNode } from 'react';
import { type Entry, type problemsOf, textOf } from '#content/maintenance/entry.ts';
import { Segmented } from '#core/controls/segmented.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextArea } from '#core/controls/text-area.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { useMe } from '#core/session.ts';
import styles from './maintenance.module.css';

const t = reader(staffMaintenanceTexts);

type MaintenanceFormProps = {
  entry: Entry;
  /** The one that is changed; null for a new one. */
  subject: MaintenanceWindow | null;
  problems: ReturnType<typeof problemsOf>;
  people: number;
  disabled: boolean;
  onChange: (entry: Entry) => void;
  onSubmit: () => void;
  /** Buttons. */
  children: ReactNode;
};

/** Begin, expected end, brand and text of a maintenance. */
export const MaintenanceForm = ({ entry, subject, problems, ...props }: MaintenanceFormProps) => {
  const { people, disabled, onChange, onSubmit, children } = props;
  const change = (changed: Partial<Entry>) => onChange({ ...entry, ...changed });
  const text = textOf(entry);
  const problem = (field: keyof typeof problems) => {
    const code = problems[field];
    return code && t(`bo.mnt.problem.${code}`);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset disabled={disabled} className={styles.fields}>
        <div className={styles.pair}>
          {subject?.state === 'running' ? (
            <TextField
              label={t('bo.mnt.begin')}
              value={t('bo.mnt.since', { zeit: berlinTime(new Date(subject.starts_at)) })}
              readOnly
            />
          ) : (
            <div className={styles.form}>
              <SelectField
                label={t('bo.mnt.begin')}
                options={[
                  { value: 'now', label: t('bo.mnt.now') },
                  { value: 'later', label: t('bo.mnt.later') },
                ]}
                value={entry.begins}
                onChange={(begins) => change({ begins: begins === 'later' ? 'later' : 'now' })}
              />
              {entry.begins === 'later' && (
                <TextField
                  label={t('bo.mnt.moment')}
                  type="datetime-local"
                  value={entry.startsAt}
                  error={problem('startsAt')}
                  onChange={({ currentTarget }) => change({ startsAt: currentTarget.value })}
                />
              )}
            </div>
          )}
          <TextField
            label={t('bo.mnt.until')}
            type="datetime-local"
            value={entry.until}
            error={problem('expectedUntil')}
            onChange={({ currentTarget }) => change({ until: currentTarget.value })}
          />
        </div>
        <BrandChoice both={entry.both} onChange={(both) => change({ both })} />
        <p className={styles.people}>{peopleText(people)}</p>
        <TextArea
          label={
            <span className={styles.label}>
              {t('bo.mnt.body')}
              <span className={styles.count}>
                {t('bo.mnt.body_count', {
                  n: [...text].length,
                  most: MAX_MAINTENANCE_TEXT_CODE_POINTS,
                })}
              </span>
            </span>
          }
          hint={t('bo.mnt.body_hint')}
          rows={3}
          maxLength={MAX_MAINTENANCE_TEXT_CODE_POINTS}
          value={text}
          onChange={(typed) => change({ text: typed })}
        />
      </fieldset>
      <div className={styles.actions}>{children}</div>
    </form>
  );
};

const peopleText = (people: number): string => {
  if (people === 0) return t('bo.mnt.people_none');
  return people === 1 ? t('bo.mnt.people_one') : t('bo.mnt.people_many', { n: people });
};

/** The chosen brand, or both for whoever has both. */
const BrandChoice = ({ both, onChange }: { both: boolean; onChange: (both: boolean) => void }) => {
  const brand = useBrand();
  const own = useMe()?.brands ?? [];
  const hasBoth = BRANDS.every((one) => own.includes(one));
  return (
    <div className={styles.brand}>
      <span>{t('bo.mnt.brand')}</span>
      {hasBoth ? (
        <Segmented
          label={t('bo.mnt.brand')}
          options={[
            { value: 'one', label: brandName(brand) },
            { value: 'both', label: t('bo.mnt.brand_both') },
          ]}
          value={both ? 'both' : 'one'}
          onChange={(chosen) => onChange(chosen === 'both')}
        />
      ) : (
        <strong>{both ? t('bo.mnt.brand_both') : brandName(brand)}</strong>
      )}
    </div>
  );
};
