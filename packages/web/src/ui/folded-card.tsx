import type { ReactNode, ToggleEventHandler } from 'react';
import { Card } from '#ui/card.tsx';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons/basic.ts';
import styles from './folded-card.module.css';

type FoldedCardProps = {
  readonly icon: IconPath;
  readonly title: string;
  /** Left out, the card opens and closes by itself. */
  readonly open?: boolean;
  readonly onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  readonly children: ReactNode;
};

/** A card that shows its title alone until it is opened. */
export const FoldedCard = ({ icon, title, children, ...details }: FoldedCardProps) => (
  <Card>
    <details {...details}>
      <summary className={`tap ${styles.summary}`}>
        <Icon icon={icon} />
        <h2 className="strong">{title}</h2>
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      {children}
    </details>
  </Card>
);
