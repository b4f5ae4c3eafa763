import type { ReactNode } from 'react';
import { Panel } from '#core/parts/panel.tsx';
import styles from './settings-panel.module.css';

/** Table of a section of the settings, below a sentence that says what it is for. */
export const SettingsPanel = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <Panel title={title} flush>
    <p className={styles.text}>{text}</p>
    {children}
  </Panel>
);
