import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { staffKeysTexts } from '@abrufbar/texts/staff/keys.ts';
import { staffSignInTexts } from '@abrufbar/texts/staff/sign-in.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck } from '@abrufbar/web/ui/icons/basic.ts';
import { ban } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { CheckLine } from '#core/controls/check.tsx';
import { CodeInput } from '#core/controls/code-input.tsx';
import { PasswordField } from '#core/controls/password-field.tsx';
import { Segmented } from '#core/controls/segmented.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Page } from '#core/frame/page.tsx';
import { KeySettings } from '#core/keys/key-settings.tsx';
import { useLeaveQuestion } from '#core/navigation/leave.ts';
import { Chip } from '#core/parts/chip.tsx';
import { Initials } from '#core/parts/initials.tsx';
import { LoadError } from '#core/parts/load-error.tsx';
import { Notice } from '#core/parts/notice.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { SmallPlate } from '#core/parts/small-plate.tsx';
import { DataTable } from '#core/table/data-table.tsx';
import { rowsOf } from '#core/table/row-source.ts';
import styles from './gallery.module.css';
import { sampleColumns } from '#gallery/sample-columns.tsx';
import { SampleIcons } from '#gallery/sample-icons.tsx';
import { sampleRow } from '#gallery/sample-rows.ts';

const t = reader({ ...officeGalleryTexts, ...staffKeysTexts, ...staffSignInTexts });

/** Parts that stand alone. */
export const SampleParts = () => {
  const [code, setCode] = useState('482');
  const [text, setText] = useState('');
  useLeaveQuestion(text !== '');
  const [step, setStep] = useState<'day' | 'week'>('day');
  return (
    <Page title={t('bo.gallery.title')}>
      <div className={styles.parts}>
        <Panel title={t('bo.gallery.buttons')}>
          <div className={styles.row}>
            <Button>{t('bo.gallery.accept')}</Button>
            <Button variant="secondary">{t('bo.gallery.export')}</Button>
            <Button variant="tinted" caps="g t">
              {t('bo.gallery.day')}
            </Button>
            <Button variant="destructive" icon={ban}>
              {t('bo.gallery.danger')}
            </Button>
            <Button variant="danger">{t('bo.gallery.danger')}</Button>
            <Button busy>{t('bo.gallery.busy')}</Button>
            <Button disabled>{t('bo.gallery.off')}</Button>
            <Button size={30} variant="secondary">
              {t('bo.gallery.export')}
            </Button>
          </div>
        </Panel>
        <Panel title={t('bo.gallery.fields')}>
          <div className={styles.row}>
            <TextField
              label={t('bo.gallery.answer')}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
            />
            <TextField label={t('bo.gallery.answer')} error={t('bo.gallery.error')} />
            <PasswordField label={t('bo.login.password')} />
            <Segmented
              label={t('bo.gallery.step')}
              value={step}
              onChange={setStep}
              options={[
                { value: 'day', label: t('bo.gallery.day_step') },
                { value: 'week', label: t('bo.gallery.week_step') },
              ]}
            />
            <CheckLine defaultChecked>{t('bo.gallery.box')}</CheckLine>
          </div>
          <CodeInput
            label={t('bo.stepup.label')}
            value={code}
            onChange={setCode}
            onComplete={() => setCode('')}
            hint={t('bo.login.code_hint')}
          />
        </Panel>
        <Panel title={t('bo.gallery.signs')}>
          <div className={styles.row}>
            {(['ok', 'info', 'review', 'warn', 'danger', 'rest'] as const).map((role) => (
              <Chip key={role} role={role} icon={circleCheck}>
                {t('bo.gallery.view.open')}
              </Chip>
            ))}
            <SmallPlate plate="LAU KS 214" />
            <Initials name={t('bo.gallery.person')} />
          </div>
          <SampleIcons />
        </Panel>
        <Panel title={t('bo.keys_help')}>
          <KeySettings />
        </Panel>
        <Panel title={t('bo.gallery.rows')} flush>
          <DataTable
            label={t('bo.gallery.rows')}
            columns={sampleColumns}
            rows={rowsOf([sampleRow(0), sampleRow(1)])}
            row={{ keyOf: ({ key }) => key, describe: ({ key }) => key }}
            height="dense"
            empty={null}
          />
        </Panel>
        <Panel title={t('bo.gallery.notes')}>
          <div className={styles.stack}>
            {(['info', 'ok', 'warn', 'danger', 'rest'] as const).map((tone) => (
              <Notice key={tone} tone={tone}>
                {t('bo.gallery.fits')}
              </Notice>
            ))}
            <LoadError error={null} onRetry={() => undefined} />
          </div>
        </Panel>
      </div>
    </Page>
  );
};
