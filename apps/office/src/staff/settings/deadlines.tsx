import { NOTE_LETTERS, settings, updateNotes } from '@abrufbar/contract/staff/settings.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsReadTexts } from '@abrufbar/texts/staff/settings-read.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import { brandName, useBrand } from '#core/brand.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { ChangedBy } from '#core/frame/changed-by.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { WithSettings } from '#staff/settings/with-settings.tsx';
import styles from './settings.module.css';

const t = reader({ ...staffSettingsTexts, ...staffSettingsReadTexts });

const FIXED = ['cart', 'decision', 'change'] as const;

/** Rules for call-offs: the longest note can be set, the rest is read (OFF-191). */
export const Deadlines = () => {
  const brand = useBrand();
  return (
    <SettingsPage>
      <WithSettings>
        {({ notes }) => (
          <>
            <Panel title={t('bo.set.deadlines')}>
              <p className={styles.text}>{t('bo.deadlines.text', { marke: brandName(brand) })}</p>
              <NoteForm key={brand} notes={notes} />
            </Panel>
            <Panel title={t('bo.deadlines.fixed')}>
              <KeyValues
                lines={FIXED.map((what) => ({
                  label: t(`bo.deadlines.${what}`),
                  value: t(`bo.deadlines.${what}_value`),
                }))}
              />
            </Panel>
          </>
        )}
      </WithSettings>
    </SettingsPage>
  );
};

type Notes = OutputOf<typeof settings>['notes'];

const NoteForm = ({ notes }: { notes: Notes }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const [wasTried, setWasTried] = useState(false);
  const shown = typed ?? String(notes.note_max);
  const letters = /^\d{1,5}$/.test(shown.trim()) ? Number(shown) : Number.NaN;
  const isValid = letters >= NOTE_LETTERS.least && letters <= NOTE_LETTERS.most;
  const isUnsaved = typed !== null && letters !== notes.note_max;
  useLeaveQuestion(isUnsaved);
  const save = useCall(updateNotes, {
    quiet: [409],
    onSuccess: () => {
      setTyped(null);
      showFlash('sucess', t('bo.deadlines.saved'));
    },
    onError: (error) => {
      if (!staleReason(error)) sayRefusal(error);
    },
    onSettled: () => refresh(settings),
  });
  const isStale = staleReason(save.error) !== null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasTried(true);
        if (isValid && isUnsaved && !save.isPending)
          save.mutate({ version: notes.version, note_max: letters });
      }}
    >
      {isStale && (
        <Notice tone="warn" live>
          {t('bo.deadlines.stale', {
            name: notes.changed_by ?? '',
            n: formatWhole(notes.note_max),
          })}
        </Notice>
      )}
      <div className={styles.line}>
        <TextField
          label={t('bo.deadlines.note')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={shown}
          hint={t('bo.deadlines.note_hint')}
          error={wasTried && !isValid && t('bo.deadlines.note_wrong')}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" busy={save.isPending} disabled={!isUnsaved}>
          {t('bo.deadlines.save')}
        </Button>
      </div>
      <ChangedBy
        of={notes}
        text={(name, time) => t('bo.deadlines.changed', { name, zeit: time })}
      />
    </form>
  );
};
