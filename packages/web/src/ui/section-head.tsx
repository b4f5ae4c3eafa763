import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { chevronRight } from '#ui/icons/basic.ts';
import styles from './section-head.module.css';

type SectionHeadProps = {
  title: string;
  /** Quieter word after the title, e.g. the day. */
  aside?: string | undefined;
  link?: { href: string; label: string };
  /** Action for the whole section. */
  children?: ReactNode;
};

export const SectionHead = ({ title, aside, link, children }: SectionHeadProps) => (
  <div className={styles.head}>
    <h2 className="title">
      {title}
      {aside && <span className={styles.aside}> {aside}</span>}
    </h2>
    {link && (
      // A page has several: each names its section.
      <a href={link.href} aria-label={`${link.label}, ${title}`} className={`tap ${styles.link}`}>
        {link.label}
        <Icon icon={chevronRight} size={20} />
      </a>
    )}
    {children}
  </div>
);
