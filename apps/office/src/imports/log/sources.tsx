import type { ImportSourceState, officeSources } from '@abrufbar/contract/imports/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { circleCheck, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { AnswerPanel } from '#core/parts/answer-panel.tsx';
import { Chip } from '#core/parts/chip.tsx';
import { since } from '#imports/log/words.ts';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

type SourcesProps = { sources: UseQueryResult<OutputOf<typeof officeSources>> };

/** The systems that send, with when they did last and whether something is wrong (OFF-168). */
export const Sources = ({ sources }: SourcesProps) => {
  const now = new Date();
  return (
    <AnswerPanel title={t('bo.imp.sources')} answer={sources}>
      {({ items }) =>
        items.length === 0 ? (
          <p className={styles.said}>{t('bo.imp.no_source')}</p>
        ) : (
          items.map((source) => (
            <div key={source.source} className={styles.source}>
              <p className={styles.sourceWords}>
                <b>{source.source}</b>{' '}
                <span className={styles.ago}>
                  {source.last_at === null
                    ? t('bo.imp.source_never')
                    : t('bo.imp.source_ago', { dauer: since(source.last_at, now) })}
                </span>
                <span className={styles.names} title={source.names.join(', ')}>
                  {namesOf(source)}
                </span>
              </p>
              <State source={source} now={now} />
            </div>
          ))
        )
      }
    </AnswerPanel>
  );
};

/** Systems that are named before the others are counted. */
const MAX_NAMES = 2;

const namesOf = ({ names }: ImportSourceState): string => {
  const named = names.slice(0, MAX_NAMES).join(', ');
  const rest = names.length - MAX_NAMES;
  return rest > 0 ? t('bo.imp.source_more', { namen: named, n: rest }) : named;
};

const State = ({ source, now }: { source: ImportSourceState; now: Date }) => {
  const { errors, silent_since: silent } = source;
  if (errors > 0) {
    return (
      <Chip role="warn" icon={triangleAlert}>
        {t('bo.imp.source_errors', { n: errors })}
      </Chip>
    );
  }
  return silent === null ? (
    <Chip role="ok" icon={circleCheck}>
      {t('bo.imp.source_ok')}
    </Chip>
  ) : (
    <Chip role="warn" icon={clock}>
      {t('bo.imp.source_silent', { dauer: since(silent, now) })}
    </Chip>
  );
};
