import type { Order } from '@abrufbar/domain/call-offs/order.ts';
import { ORDER_TEXTS } from '@abrufbar/domain/call-offs/texts.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { callOffsOrderTexts } from '@abrufbar/texts/call-offs/order.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { oclock, orDash } from '@abrufbar/web/format.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { calendarClock, send } from '@abrufbar/web/ui/icons/call-off.ts';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useEffect } from 'react';
import { WindowWarnings } from '#call-offs/fields/window-warnings.tsx';
import { nameOf } from '#call-offs/parts/contact-person.ts';
import type { Cart, Draft, Item } from '#call-offs/wizard/draft.ts';
import { daySpan, spanOf } from '#call-offs/wizard/span.ts';
import { MaterialHead } from '#materials/material-head.tsx';
import type { OutboxRefusal } from '#core/outbox/outbox.ts';
import styles from './wizard.module.css';

const t = reader({ ...callOffsWizardTexts, ...callOffsOrderTexts });

type WizardSummaryProps = {
  readonly item: Item;
  readonly cart: Cart;
  readonly draft: Draft;
  readonly today: string;
  readonly contractEnd: string | null;
  /** Why the last attempt was not accepted. */
  readonly problem: { readonly refusal: OutboxRefusal } | null;
};

/** Step 3: summary of the order (WIZ-10). */
export const WizardSummary = (props: WizardSummaryProps) => {
  const { item, cart, draft, today, contractEnd, problem } = props;
  const { order } = draft;
  useEffect(() => {
    if (problem) scrollTo(0, 0); // the message is at the top
  }, [problem]);
  return (
    <>
      {problem && (
        <Note tone="danger" live="alert" title={t('wizard.error_title')}>
          <p>{messageOf(problem.refusal)}</p>
        </Note>
      )}
      <Card>
        <CardPart layout="stack">
          <MaterialHead material={item} after={item.factory_name} />
          <p className={styles.amount}>
            <Quantity
              size="xl"
              value={formatWhole(order.quantity ?? 0)}
              unit={item.quantity_unit}
            />
            {order.hourlyQuantity !== null && (
              <span className="ink-2">
                {t('quantity.placeholder', {
                  menge: formatWhole(order.hourlyQuantity),
                  einheit: `${item.quantity_unit}/h`,
                })}
              </span>
            )}
          </p>
        </CardPart>
        <CardPart>
          <div className={styles.when}>
            <Icon icon={calendarClock} size={28} className={styles.whenIcon} />
            <div>
              <p className={styles.day}>{daySpan(order)}</p>
              <p className="ink-2">{oclock(spanOf(order.startsTime, order.endsTime))}</p>
            </div>
          </div>
        </CardPart>
      </Card>
      <WindowWarnings window={order} today={today} contractEnd={contractEnd} />
      <Note tone="info" icon={send} title={t('wizard.summary_binding_title')}>
        <p>{t('wizard.summary_binding_text')}</p>
      </Note>
      <Card>
        <KeyValueList>
          <KeyValue label={t('wizard.summary_site')}>{item.contract_name}</KeyValue>
          <KeyValue label={t('wizard.incoterm')}>
            {titleOf(cart.available_incoterms, order.incoterm)}
          </KeyValue>
          <KeyValue label={t('wizard.truck')}>
            {titleOf(cart.truck_type_options, order.truckType)}
          </KeyValue>
          <KeyValue label={t('wizard.summary_contact')}>{contactOf(cart, order)}</KeyValue>
          {ORDER_TEXTS.map((name) => (
            <KeyValue key={name} label={t(`wizard.summary_${name}`)}>
              <span className={styles.note}>{orDash(order[name].trim())}</span>
            </KeyValue>
          ))}
        </KeyValueList>
      </Card>
    </>
  );
};

/** The server's first message (T-14); a text of ours if there is none. */
const messageOf = ({ errors, message }: OutboxRefusal): string =>
  errors[0]?.message || message || t('wizard.error_text');

type Named = { readonly id: string; readonly title: string };
const titleOf = (options: readonly Named[], id: string | null): string =>
  orDash(options.find((one) => one.id === id)?.title);

const contactOf = (cart: Cart, { contactId }: Order): string => {
  const person = cart.available_contact_persons.find(({ id }) => id === contactId);
  return orDash(person && nameOf(person));
};
