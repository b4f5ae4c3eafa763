import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { duration } from '@abrufbar/domain/values/duration.ts';
import { warningsTexts } from '@abrufbar/texts/deliveries/warnings.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { telHref } from '@abrufbar/web/tel.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import type { DayAnswer } from '#deliveries/today/day-query.ts';
import { useWarnings } from '#deliveries/day-line/use-warnings.ts';
import type { Warning } from '#deliveries/today/warnings.ts';
import { materialName } from '#materials/material-name.ts';
import styles from './warnings.module.css';

const t = reader(warningsTexts);

type WarningsProps = {
  readonly day: DayAnswer;
  /** On the page of the site its name stands above. */
  readonly isOfSite?: boolean;
};

/** The first gap or queue of the sites on show, and the others on demand (BEY-83, BEY-84). */
export const Warnings = ({ day, isOfSite = false }: WarningsProps) => {
  const [first, ...others] = useWarnings(day);
  const [isOpen, setOpen] = useState(false);
  if (!first) return null;
  const n = others.length;
  return (
    <>
      <WarningCard warning={first} isOfSite={isOfSite} />
      {isOpen &&
        others.map((warning) => (
          <WarningCard key={keyOf(warning)} warning={warning} isOfSite={isOfSite} />
        ))}
      {n > 0 && (
        <div>
          <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('dayline.fewer') : t(`dayline.more${plural(n)}`, { n })}
          </Button>
        </div>
      )}
    </>
  );
};

const keyOf = (warning: Warning): string =>
  `${warning.contractId} ${warning.kind === 'gap' ? warning.order.material : ''}`;

type WarningCardProps = { readonly warning: Warning; readonly isOfSite: boolean };

const WarningCard = ({ warning, isOfSite }: WarningCardProps) => {
  const { title, text } = warning.kind === 'gap' ? gapWords(warning) : queueWords(warning);
  const { phone, siteName } = warning;
  return (
    <section className={styles.card} aria-label={title}>
      <Icon icon={triangleAlert} size={28} className={styles.icon} />
      <div className={styles.words}>
        <h2 className="card-title">{title}</h2>
        {!isOfSite && <p className="small">{siteName}</p>}
        <p>{text}</p>
      </div>
      {phone !== null && (
        <a href={telHref(phone)} className={`tap ${styles.call}`}>
          <Icon icon={phoneIcon} />
          {t('dayline.call')}
        </a>
      )}
    </section>
  );
};

/** A plate on one line. */
const unbroken = (plate: string | null | undefined) => plate?.replaceAll(' ', '\u00A0');

const gapWords = ({ gap, order: { material } }: Extract<Warning, { readonly kind: 'gap' }>) => {
  const { from, minutes, after, next, until } = gap;
  const end = { zeit: berlinTime(until) };
  const before = { kennzeichen: unbroken(after?.plate) ?? t('dayline.lorry') };
  const naechster = unbroken(next?.plate) ?? t('dayline.next_lorry');
  const text = !after
    ? t('dayline.gap_text_first', end)
    : next
      ? t('dayline.gap_text_known', { ...end, ...before, naechster })
      : t('dayline.gap_text', { ...end, ...before });
  return {
    title: t('dayline.gap', { dauer: duration(minutes), zeit: berlinTime(from) }),
    text: `${materialName(material)}: ${text}`,
  };
};

const queueWords = ({ queue }: Extract<Warning, { readonly kind: 'queue' }>) => {
  const { at, loads, waitMinutes } = queue;
  const names = [...new Set(loads.map(({ material }) => material))];
  const list = names
    .map((name) => {
      const n = loads.filter(({ material }) => material === name).length;
      return t('dayline.queue_load', { n, material: materialName(name) });
    })
    .join(', ');
  return {
    title: t('dayline.queue', { n: loads.length, zeit: berlinTime(at) }),
    text:
      waitMinutes > 0
        ? t('dayline.queue_wait', { liste: list, dauer: duration(waitMinutes) })
        : t('dayline.queue_text', { liste: list }),
  };
};
