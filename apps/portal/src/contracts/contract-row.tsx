import { contractsTexts } from '@abrufbar/texts/contracts.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { clipboardList, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { memo } from 'react';
import { ContractStatusChip, ExpiryChip, type ContractItem } from '#contracts/contract-chips.tsx';
import { callOffsLine, deliveriesLine } from '#contracts/contract-lines.ts';
import { FavouriteStar } from '#contract-page/favourite-star.tsx';
import { href } from '#core/navigation/paths.ts';
import rowLink from '#core/lists/row-link.module.css';
import styles from './contract-row.module.css';

const t = reader(contractsTexts);

type ContractRowProps = {
  readonly contract: ContractItem;
  readonly today: string;
  /** Whether one of its pages is open beside the list. */
  readonly isCurrent: boolean;
};

/** A construction site in the list of wide screens. */
export const ContractRow = memo(({ contract, today, isCurrent }: ContractRowProps) => {
  const { id, name, contract_number, vk_org, favorite } = contract;
  const { today_delivery, today_call_off } = contract;
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <a
          href={href('contract-detail', { id })}
          className={`${rowLink.link} ${styles.link}`}
          aria-current={isCurrent ? 'true' : undefined}
        >
          {name}
        </a>
        <p className="small ink-3">
          {contract_number} · {vk_org}
        </p>
        <div className={styles.states}>
          {today_delivery > 0 && (
            <Count icon={truck} n={today_delivery} name={deliveriesLine(today_delivery)} />
          )}
          {today_call_off > 0 && (
            <Count icon={clipboardList} n={today_call_off} name={callOffsLine(today_call_off)} />
          )}
          <ExpiryChip contract={contract} today={today} />
          <ContractStatusChip contract={contract} />
        </div>
      </div>
      <div className={styles.star}>
        <FavouriteStar id={id} number={contract_number} name={name} favorite={favorite} />
      </div>
    </div>
  );
});

/** A count with an icon; the icon is read out as a word. */
const Count = ({ icon, n, name }: { icon: IconPath; n: number; name: string }) => (
  <MetaLine icon={icon}>
    <span aria-hidden="true">{t('sites.today_count', { n })}</span>
    <span className="visually-hidden">{t('sites.today_name', { name })}</span>
  </MetaLine>
);
