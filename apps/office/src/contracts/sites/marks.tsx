import type { LineStage } from '@abrufbar/domain/deliveries/day-line.ts';
import { officeSitesTexts } from '@abrufbar/texts/deliveries/office-sites.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './day-plot.module.css';

const t = reader(officeSitesTexts);

const STAGES = ['confirmed', 'arrived', 'on_the_way'] as const;

/** The shapes of the portal: a stroke, an outlined pill, a diamond (BEY-120). */
const SHAPES = {
  confirmed: <path d="M0-10V10" className={styles.confirmed} />,
  arrived: <rect x="-4" y="-10" width="8" height="20" rx="4" className={styles.arrived} />,
  on_the_way: <path d="M0-9 6 0 0 9-6 0z" className={styles.onTheWay} />,
};

type MarkProps = { stage: LineStage; count?: number };

/** A load by its stage; several on their way are one with their number. */
export const Mark = ({ stage, count = 1 }: MarkProps) =>
  count > 1 ? (
    <>
      <path d="M0-13 12 0 0 13-12 0z" className={styles.onTheWay} />
      <text y="4.5" className={styles.count}>
        {count}
      </text>
    </>
  ) : (
    SHAPES[stage]
  );

export const Legend = () => (
  <p className={styles.legend}>
    {STAGES.map((stage) => (
      <span key={stage} className={styles.entry}>
        <svg aria-hidden="true" viewBox="-7 -12 14 24" width="14" height="24">
          <Mark stage={stage} />
        </svg>
        {t(`bo.site.stage.${stage}`)}
      </span>
    ))}
  </p>
);
