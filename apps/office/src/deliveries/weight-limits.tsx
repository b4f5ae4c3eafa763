import { officeWeightLimits } from '@abrufbar/contract/deliveries/office-weight-limits.ts';
import { weightLimitsTexts } from '@abrufbar/texts/deliveries/weight-limits.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { brandName, useBrand } from '#core/brand.ts';
import { SettingsPage } from '#core/frame/settings-page.tsx';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';
import { Panel } from '#core/parts/panel.tsx';
import { LimitsForm } from '#deliveries/limits/limits-form.tsx';
import styles from './limits/limits.module.css';

const t = reader({ ...staffSettingsTexts, ...weightLimitsTexts });

/** Thresholds of the hints about weighing tickets of a brand (BEY-40). */
export const WeightLimits = () => {
  const brand = useBrand();
  const { data, error, refetch } = useQuery(query(officeWeightLimits, {}));
  return (
    <SettingsPage>
      {data === undefined ? (
        <DetailFallback error={error} onRetry={() => void refetch()} />
      ) : (
        <Panel title={t('bo.set.checks')}>
          <p className={styles.text}>{t('bo.limits.text', { marke: brandName(brand) })}</p>
          <LimitsForm key={brand} stored={data} />
        </Panel>
      )}
    </SettingsPage>
  );
};
