import { officeSite } from '@abrufbar/contract/deliveries/office-sites.ts';
import { layDayLine } from '@abrufbar/domain/deliveries/day-line.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { Legend } from '@abrufbar/web/ui/day-line/marks.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { DayPlot } from '#contracts/sites/day-plot.tsx';
import { lineOf, rowOf, warningStretches } from '#contracts/sites/line.ts';
import { amountText } from '#contracts/sites/site-columns.tsx';
import { SiteLists } from '#contracts/sites/site-lists.tsx';
import { REFRESH_MS } from '#contracts/sites/use-sites.ts';
import { type SiteDayAnswer, warningText, warningTitle } from '#contracts/sites/warning-words.ts';
import { LoadError } from '#core/parts/load-error.tsx';
import { useNow } from '#core/use-now.ts';
import styles from './site-day.module.css';

const t = reader(officeSitesTexts);

/** One site unfolded: its warnings, its day line, and its call-offs and lorries as links (BEY-128). */
export const SiteDay = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery({
    ...query(officeSite, { id }),
    placeholderData: () => undefined,
    refetchInterval: REFRESH_MS,
  });
  if (data) return <Content site={data} />;
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  return <div className={styles.bone} aria-busy="true" />;
};

/** Their times need the whole width of the table. */
const MANY_HOURS = 18;

const Content = ({ site }: { site: SiteDayAnswer }) => {
  const day = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => reveal(day.current), []);
  const time = new Date(useNow());
  const line = layDayLine(lineOf(site), time);
  const materialOf = (key: string) => site.materials.find((one) => rowOf(one) === key);
  return (
    <div ref={day} className={styles.day}>
      {site.warnings.map((warning) => (
        <p key={`${warning.kind} ${warning.from}`} className={styles.warning}>
          <Icon icon={triangleAlert} size={18} className={styles.icon} />
          <span className={styles.words}>
            <b>{warningTitle(warning)}</b> <span>{warningText(warning)}</span>
          </span>
        </p>
      ))}
      {line && (
        <>
          <div className={`${styles.plot} ${line.hours.length > MANY_HOURS ? styles.long : ''}`}>
            <DayPlot
              line={line}
              time={time}
              labelOf={(key) => {
                const material = materialOf(key);
                if (!material) return key;
                const { material_name } = material;
                return t('bo.site.line_text', {
                  material: material_name,
                  menge: amountText(material),
                });
              }}
              warningsOf={(key) => warningStretches(line, site.warnings, key)}
            />
          </div>
          <Legend nameOf={(stage) => t(`bo.site.stage.${stage}`)} />
        </>
      )}
      <SiteLists site={site} />
    </div>
  );
};

/** Brings what has unfolded into view; a row out of view is only drawn ahead and moves nothing. */
const reveal = (day: HTMLElement | null): void => {
  const row = day?.closest('tr')?.previousElementSibling?.getBoundingClientRect();
  if (row && row.bottom > 0 && row.top < innerHeight) day?.scrollIntoView({ block: 'nearest' });
};
