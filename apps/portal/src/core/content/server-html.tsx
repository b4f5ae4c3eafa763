import { cleanHtml } from '#core/content/clean-html.ts';
import styles from './server-html.module.css';

/** Text that the supplier's staff wrote: help, terms, maintenance. Load it with `page()`, it is rarely needed. */
export const ServerHtml = ({ html }: { html: string }) => (
  <div className={styles.text} ref={(box) => box?.replaceChildren(cleanHtml(html))} />
);
