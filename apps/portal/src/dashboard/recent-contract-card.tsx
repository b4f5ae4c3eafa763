import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardAction, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { clipboardList, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import type { ContractItem } from '#contracts/contract-chips.tsx';
import { numberLine } from '#contracts/contract-lines.ts';
import { NumberLine } from '#contracts/number-line.tsx';
import { FavouriteStar } from '#contract-page/favourite-star.tsx';
import { href } from '#core/navigation/paths.ts';
import styles from './recent-contract-card.module.css';

const t = reader(dashboardTexts);

/** A construction site and its activity today. */
export const RecentContractCard = ({ contract }: { contract: ContractItem }) => {
  const { id, name, contract_number, favorite, today_delivery, today_call_off } = contract;
  return (
    <Card>
      <CardPart>
        <div className={styles.head}>
          <div className={styles.words}>
            <CardTitle level={3} href={href('contract-detail', { id })}>
              {name}
            </CardTitle>
            <NumberLine>{numberLine(contract)}</NumberLine>
          </div>
          <CardAction>
            <FavouriteStar id={id} number={contract_number} name={name} favorite={favorite} />
          </CardAction>
        </div>
      </CardPart>
      <CardPart>
        <dl className={styles.today}>
          <Count icon={truck} label={t('dashboard.deliveries_today')} n={today_delivery} />
          <Count icon={clipboardList} label={t('dashboard.calloffs_today')} n={today_call_off} />
        </dl>
      </CardPart>
    </Card>
  );
};

const Count = ({ icon, label, n }: { icon: IconPath; label: string; n: number }) => (
  <div>
    <dt className="caption ink-3">{label}</dt>
    <dd className={styles.count}>
      <Icon icon={icon} />
      <span className="figure-m">{n}</span>
    </dd>
  </div>
);
