import {
  MAX_ANNOUNCEMENT_CODE_POINTS,
  MAX_TITLE_CODE_POINTS,
} from '@abrufbar/domain/content/announcements.ts';
import { SNIPPET_SCOPES } from '@abrufbar/domain/content/page-match.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { Entry } from '#content/announcements/entry.ts';
import { AudiencePicker } from '#content/announcements/audience-picker.tsx';
import { BrandChoice, PlaceChoice } from '#content/announcements/place-choice.tsx';
import styles from '#content/announcements/announcements.module.css';
import { Editor } from '#content/editor/editor.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { Switch } from '#core/controls/switch.tsx';
import { TextArea } from '#core/controls/text-area.tsx';
import { TextField } from '#core/controls/text-field.tsx';

const t = reader(contentAnnouncementsTexts);

type FormProps = {
  entry: Entry;
  /** Another one where the fields do not come from the own keys. */
  source: number;
  isReadOnly: boolean;
  problems: Readonly<Partial<Record<'content' | 'place' | 'companies' | 'from' | 'until', string>>>;
  /** Customers of the brand; undefined until the server has said. */
  allCompanies: number | undefined;
  onChange: (changed: Partial<Entry>) => void;
};

/** Text, brand, place, companies, window, and whether it may be closed. */
export const AnnouncementForm = (props: FormProps) => {
  const { entry, source, isReadOnly, problems, allCompanies, onChange } = props;
  return (
    <fieldset disabled={isReadOnly} className={styles.form}>
      <TextField
        label={t('bo.ann.own_title')}
        hint={entry.title === '' ? t('bo.ann.own_title_hint') : undefined}
        value={entry.title}
        maxLength={MAX_TITLE_CODE_POINTS}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      {entry.path === null ? (
        <TextArea
          label={
            <span className={styles.label}>
              {t('bo.ann.text')}
              <span className={styles.count}>
                {t('bo.ann.count', {
                  n: [...entry.content].length,
                  most: MAX_ANNOUNCEMENT_CODE_POINTS,
                })}
              </span>
            </span>
          }
          rows={2}
          maxLength={MAX_ANNOUNCEMENT_CODE_POINTS}
          value={entry.content}
          error={problems.content}
          onChange={(content) => onChange({ content })}
        />
      ) : (
        <div>
          <div className={styles.editor}>
            <Editor
              key={source}
              html={entry.content}
              isReadOnly={isReadOnly}
              onChange={(content) => onChange({ content })}
            />
          </div>
          {problems.content && <p className={styles.error}>{problems.content}</p>}
        </div>
      )}
      <div className={styles.pair}>
        <BrandChoice entry={entry} onChange={onChange} />
        <PlaceChoice entry={entry} error={problems.place} onChange={onChange} />
      </div>
      <AudiencePicker
        chosen={entry.companies}
        all={allCompanies}
        error={problems.companies}
        onChange={(companies) =>
          onChange({
            companies,
            ...(companies.length > 0 && {
              both: false,
              onLogin: false,
              onStart: entry.onStart || entry.path === null,
            }),
          })
        }
      />
      <div className={styles.window}>
        <TextField
          label={t('bo.ann.from')}
          type="datetime-local"
          value={entry.from}
          error={problems.from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextField
          label={t('bo.ann.until')}
          type="datetime-local"
          value={entry.until}
          hint={entry.until === '' ? t('bo.ann.until_open') : undefined}
          error={problems.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
        />
        {entry.path === null ? (
          <div className={styles.closable}>
            <Switch
              checked={entry.closable}
              onChange={({ currentTarget }) => onChange({ closable: currentTarget.checked })}
            >
              {t('bo.ann.closable')}
            </Switch>
          </div>
        ) : (
          <div className={styles.group}>
            <span className={styles.name}>{t('bo.ann.scope')}</span>
            <Segmented
              label={t('bo.ann.scope')}
              options={SNIPPET_SCOPES.map((value) => ({
                value,
                label: t(`bo.ann.scope.${value}`),
              }))}
              value={entry.scope}
              onChange={(scope) => onChange({ scope })}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
};
