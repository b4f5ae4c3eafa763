import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardAction, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { OutlineChip } from '@abrufbar/web/ui/chip.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import {
  bellRing,
  calendar,
  clipboardList,
  factory,
  truck,
} from '@abrufbar/web/ui/icons/delivery.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { memo } from 'react';
import { ContractStatusChip, ExpiryChip, type ContractItem } from '#contracts/contract-chips.tsx';
import { callOffsLine, deliveriesLine, numberLine, periodLine } from '#contracts/contract-lines.ts';
import { NumberLine } from '#contracts/number-line.tsx';
import { FavouriteStar } from '#contract-page/favourite-star.tsx';
import { href } from '#core/navigation/paths.ts';
import styles from './contract-card.module.css';

const t = reader(contractsTexts);

type ContractCardProps = { readonly contract: ContractItem; readonly today: string };

/** Card of a construction site (D-08); the whole card leads to its page. */
export const ContractCard = memo(({ contract, today }: ContractCardProps) => {
  const { id, name, contract_number, customer_order_number, favorite } = contract;
  const period = periodLine(contract);
  return (
    <Card>
      <CardPart>
        <div className={styles.head}>
          <div className={styles.words}>
            <CardTitle href={href('contract-detail', { id })}>{name}</CardTitle>
            <NumberLine>{numberLine(contract)}</NumberLine>
            {customer_order_number !== null && (
              <NumberLine>{t('sites.order_number', { nummer: customer_order_number })}</NumberLine>
            )}
          </div>
          {contract.active_subscription && <Subscribed />}
          <CardAction>
            <FavouriteStar id={id} number={contract_number} name={name} favorite={favorite} />
          </CardAction>
        </div>
        <div className={styles.lines}>
          <MetaLine icon={factory}>{contract.vk_org}</MetaLine>
          <div className={styles.period}>
            {period !== null && <MetaLine icon={calendar}>{period}</MetaLine>}
            <ExpiryChip contract={contract} today={today} />
            <ContractStatusChip contract={contract} />
          </div>
        </div>
      </CardPart>
      <Today contract={contract} />
    </Card>
  );
});

const Subscribed = () => (
  <span className={styles.subscribed}>
    <Icon icon={bellRing} />
    <span className="visually-hidden">{t('sites.subscribed')}</span>
  </span>
);

const Today = ({ contract: { today_delivery, today_call_off } }: { contract: ContractItem }) =>
  today_delivery + today_call_off > 0 && (
    <CardPart foot layout="ends">
      <span className="small ink-3">{t('sites.today')}</span>
      <span className={styles.chips}>
        {today_delivery > 0 && (
          <OutlineChip icon={truck}>{deliveriesLine(today_delivery)}</OutlineChip>
        )}
        {today_call_off > 0 && (
          <OutlineChip icon={clipboardList}>{callOffsLine(today_call_off)}</OutlineChip>
        )}
      </span>
    </CardPart>
  );
