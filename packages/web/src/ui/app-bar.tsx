import type { ReactNode } from 'react';
import styles from './app-bar.module.css';
import { BarTool } from '#ui/bar-tool.tsx';
import { IconButton, IconLink } from '#ui/icon-button.tsx';
import { arrowLeft, x } from '#ui/icons/basic.ts';

type Back = { label: string; icon?: 'close' } & ({ href: string } | { onClick: () => void });

type AppBarProps = {
  /** Heading of the page; takes the focus after navigation. */
  title: string;
  /** Second line: number and supplier, count, company selector; '' keeps its place free. */
  line?: ReactNode;
  back?: Back;
  /** Few: each narrows the title by 48 px. */
  action?: ReactNode;
};

/** A root page has no way back and a larger title. */
export const AppBar = ({ title, line, back, action }: AppBarProps) => (
  <div className={`${styles.bar} ${back ? '' : styles.root}`}>
    {back && (
      <div data-back="">
        <BackControl {...back} />
      </div>
    )}
    {/* Before the heading for keys: it has the focus after navigation, and the content comes next. */}
    <BarTool />
    <div className={styles.words}>
      <h1 id="page-title" tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {line !== undefined && <div className={styles.line}>{line}</div>}
    </div>
    {action}
  </div>
);

const BackControl = ({ label, icon, ...target }: Back) => {
  const look = { icon: icon === 'close' ? x : arrowLeft, label };
  return 'href' in target ? (
    <IconLink {...look} href={target.href} />
  ) : (
    <IconButton {...look} onClick={target.onClick} />
  );
};
