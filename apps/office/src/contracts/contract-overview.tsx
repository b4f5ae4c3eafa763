import { useState } from 'react';
import type { ContractDetail } from '#contracts/contract-detail.ts';
import { ContractItems } from '#contracts/contract-items.tsx';
import { ContractSide } from '#contracts/contract-side.tsx';
import { PageBar } from '#contracts/edit/page-bar.tsx';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { NextCallOffs } from '#contracts/next-call-offs.tsx';
import styles from './contract.module.css';

type ContractOverviewProps = {
  contract: ContractDetail;
  /** Null for whoever only reads. */
  page: PageDraft | null;
  /** Whether a drawer shows the bar of changes. */
  hasDrawer: boolean;
  onItem: (id: string) => void;
  onCreate: () => void;
};

/** Items and limits of a contract, with the call-offs to come. */
export const ContractOverview = ({ contract, page, ...props }: ContractOverviewProps) => {
  const { hasDrawer, onItem, onCreate } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const item = contract.items.find(({ id }) => id === chosen) ?? contract.items[0];
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <ContractItems
          contract={contract}
          currentId={chosen}
          onChoose={setChosen}
          page={page}
          onCreate={onCreate}
        />
        {page && !hasDrawer && <PageBar page={page} />}
        <NextCallOffs contract={contract} />
      </div>
      <ContractSide
        contract={contract}
        item={item}
        onEdit={page && item ? () => onItem(item.id) : undefined}
      />
    </div>
  );
};
