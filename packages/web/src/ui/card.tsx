import type { HTMLAttributes, ReactNode } from 'react';
import styles from './card.module.css';

type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  /** `inset` is for finished things: cancelled, closed. */
  tone?: 'plain' | 'inset';
};

export const Card = ({ tone = 'plain', ...rest }: CardProps) => (
  <article {...rest} className={`${styles.card} ${tone === 'inset' ? styles.inset : ''}`} />
);

type CardPartProps = {
  /** The flat row at the end. */
  foot?: boolean;
  /** `stack`: blocks below each other; `ends`: two things at both ends of a row; `row`: one row alone. */
  layout?: 'stack' | 'ends' | 'row';
  children: ReactNode;
};

/** A section of a card; a line runs between two of them. */
export const CardPart = ({ foot = false, layout, children }: CardPartProps) => (
  <div className={`${styles.part} ${foot ? styles.foot : ''} ${layout ? styles[layout] : ''}`}>
    {children}
  </div>
);

type CardTitleProps = {
  href?: string;
  /** Accessible name that tells cards of the same title apart; begins with the title. */
  name?: string;
  level?: 2 | 3;
  children: ReactNode;
};

/** With `href` the whole card is this one link. */
export const CardTitle = ({ href, name, level = 2, children }: CardTitleProps) => {
  const Heading = `h${level}` as const;
  return (
    <Heading className="card-title">
      {href ? (
        <a href={href} aria-label={name} className={styles.link}>
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
