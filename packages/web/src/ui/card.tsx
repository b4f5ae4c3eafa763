import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** `inset` is for what is over: cancelled, closed. */
  tone?: 'plain' | 'inset';
};

export const Card = ({ tone = 'plain', ...rest }: CardProps) => (
  <article {...rest} className={`${styles.card} ${tone === 'inset' ? styles.inset : ''}`} />
);

/** A section of a card; a line runs between two of them. `foot` is the flat row at the end. */
export const CardPart = ({ foot = false, children }: { foot?: boolean; children: ReactNode }) => (
  <div className={`${styles.part} ${foot ? styles.foot : ''}`}>{children}</div>
);

type CardTitleProps = { href?: string; level?: 2 | 3; children: ReactNode };

/** With `href` the whole card is this one link. */
export const CardTitle = ({ href, level = 2, children }: CardTitleProps) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className="card-title">
      {href ? (
        <a href={href} className={styles.link}>
          {children}
        </a>
      ) : (
        children
      )}
    </Heading>
  );
};

/** Buttons of a card: siblings of its link, above it. */
export const CardAction = ({ children }: { children: ReactNode }) => (
  <div className={styles.action}>{children}</div>
);
