import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { factory } from '@abrufbar/web/ui/icons/delivery.ts';
import { circleX } from '@abrufbar/web/ui/icons/basic.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { actNoun, statusAfter, TEXT_KEYS } from '#call-offs/decide/acts.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import type { useDraft } from '#call-offs/drawer/drafts.ts';
import { lookOf } from '#call-offs/status.tsx';
import { shortInstant } from '#core/times.ts';
import { Timeline } from '#core/parts/timeline.tsx';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

type HistoryProps = {
  detail: Detail;
  today: string;
  /** An own act that was not executed stands on top. */
  collision?: ReturnType<typeof useDraft>['collision'];
};

/** Steps of the call-off, the latest first; above them a decision that has not taken effect yet. */
export const History = ({
  detail: { history, pending, status },
  today,
  collision = null,
}: HistoryProps) => (
  <section className={styles.hours}>
    <h3 className={styles.heading}>{t('bo.drawer.history')}</h3>
    <Timeline
      label={t('bo.drawer.history')}
      events={[
        ...(collision
          ? [
              {
                key: 'own',
                icon: circleX,
                role: 'rest' as const,
                what: t('bo.conflict.row', { entscheidung: actNoun(collision.act) }),
                who: t('bo.conflict.why'),
                time: berlinTime(collision.refusedAt),
              },
            ]
          : []),
        ...(pending
          ? [
              {
                key: pending.id,
                ...lookOf(statusAfter(pending.action, status)),
                what: nameOf(pending.action),
                who: whoOf({
                  by: pending.staff_name,
                  by_kind: 'staff',
                  answer: pending.answer,
                }),
                time: shortInstant(pending.decided_at, today),
              },
            ]
          : []),
        ...history.map((step) => ({
          key: String(step.version),
          ...(step.action === 'choosePlant'
            ? { icon: factory, role: 'rest' as const }
            : lookOf(step.status)),
          what: nameOf(step.action),
          who: whoOf(step),
          time: shortInstant(step.at, today),
        })),
      ]}
    />
  </section>
);

const NAMES = {
  ...TEXT_KEYS,
  create: 'create',
  enter: 'enter',
  requestChange: 'request_change',
  choosePlant: 'choose_plant',
} as const;
const isNamed = (action: string): action is keyof typeof NAMES => Object.hasOwn(NAMES, action);

/** Word for a step of a call-off. */
export const nameOf = (action: string): string =>
  t(isNamed(action) ? `bo.history.${NAMES[action]}` : 'bo.history.other');

type Author = Pick<Detail['history'][number], 'by' | 'by_kind' | 'answer'>;

const whoOf = ({ by, by_kind: kind, answer }: Author): string => {
  const name = kind === 'customer' ? t('bo.drawer.portal', { name: by }) : by;
  return answer ? t('bo.drawer.with_answer', { name, text: answer }) : name;
};
