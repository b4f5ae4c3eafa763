import { officeDecisions, type CIRCLES } from '@abrufbar/contract/call-offs/office-around.ts';
import { officeWideTexts } from '@abrufbar/texts/call-offs/office-wide.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { actWord } from '#call-offs/decide/acts.ts';
import { shownNumber } from '#call-offs/list/columns.tsx';
import { lookOf } from '#call-offs/status.tsx';
import { shortInstant } from '#core/times.ts';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Timeline } from '#core/parts/timeline.tsx';
import styles from './surroundings.module.css';

const t = reader(officeWideTexts);

type DecisionsProps = { id: string; around: (typeof CIRCLES)[number]; today: string };

/** Latest decisions around the call-off, by whom and for whom. */
export const Decisions = ({ id, around, today }: DecisionsProps) => {
  const answer = useQuery({
    ...query(officeDecisions, { id, around }),
    placeholderData: () => undefined,
  });
  return (
    <AnswerPanel title={t('bo.wide.decisions')} answer={answer}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.quiet}>{t('bo.wide.no_decisions')}</p>
        ) : (
          <div className={styles.events}>
            <Timeline
              label={t('bo.wide.decisions')}
              events={items.map((one) => ({
                key: `${one.id} ${one.version}`,
                ...lookOf(one.status),
                what: t('bo.wide.decision', {
                  nummer: shownNumber(one),
                  entscheidung: actWord(one.action),
                }),
                who: [one.by, one.company].filter(Boolean).join(', '),
                time: shortInstant(one.at, today, { isNarrow: true }),
              }))}
            />
          </div>
        )
      }
    </AnswerPanel>
  );
};
