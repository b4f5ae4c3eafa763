import type { ReactNode } from 'react';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { BrandMark } from '#ui/brand-mark.tsx';
import styles from './brand-header.module.css';
import { Icon, type IconPath } from '#ui/icon.tsx';
import { chevronDown } from '#ui/icons/basic.ts';

type BrandHeaderProps = {
  brand: Brand;
  /** Name of the brand. */
  name: string;
  /** Heading of the page, for screen readers only. */
  title?: string;
  action?: ReactNode;
  children?: ReactNode;
};

/** Head on the brand colour: start page, maintenance. */
export const BrandHeader = ({ brand, name, title, action, children }: BrandHeaderProps) => (
  <div data-brand-header="" className={styles.header}>
    {title && (
      <h1 id="page-title" tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
    )}
    <div className={styles.row}>
      <BrandMark brand={brand} size={36} onDeep />
      <span className={styles.name}>{name}</span>
      {action}
    </div>
    {children}
  </div>
);

type HeaderFieldProps = {
  icon: IconPath;
  label: string;
  value: string;
  /** Without it the field is plain text. */
  onClick?: (() => void) | undefined;
};

/** The selected company, to which the whole page belongs. */
export const HeaderField = ({ icon, label, value, onClick }: HeaderFieldProps) => {
  const content = (
    <>
      <Icon icon={icon} />
      <span className={styles.words}>
        <span className={styles.label}>{label}</span>
        <span className={`strong ${styles.value}`}>{value}</span>
      </span>
    </>
  );
  return onClick ? (
    <button
      type="button"
      className={`tap ${styles.field}`}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      {content}
      <Icon icon={chevronDown} />
    </button>
  ) : (
    <p className={styles.field}>{content}</p>
  );
};
