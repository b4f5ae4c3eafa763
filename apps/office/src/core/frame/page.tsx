import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { brandName, useBrand } from '#core/brand.ts';
import { ReadOnlySign } from '#core/frame/read-only-sign.tsx';
import { place } from '#core/navigation/router.ts';
import styles from './page.module.css';

const t = reader(appTexts);

type PageProps = {
  /** Null while it is on its way, empty where it could not be read. */
  title: string | null;
  /** Page above this one. */
  parent?: { readonly label: string; readonly href: string };
  /** Number beside the title. */
  number?: ReactNode;
  /** Controls beside the title: what the page is about. */
  beside?: ReactNode;
  /** Line below the title. */
  text?: ReactNode;
  /** Buttons at the right; at most one is primary. */
  actions?: ReactNode;
  /** Tabs below the head, from edge to edge. */
  tabs?: ReactNode;
  /** Bar at the foot of the window. */
  foot?: ReactNode;
  /** The content fills the window and scrolls inside itself, as a table does. */
  fills?: boolean;
  children: ReactNode;
};

/** Head, content and foot bar of every page (docs/design.md section 14.1). */
export const Page = ({ title, parent, number, text, actions, tabs, foot, ...rest }: PageProps) => {
  const { beside, fills = false, children } = rest;
  const heading = usePageEntry(title || (parent?.label ?? ''));
  return (
    <div className={styles.page}>
      <main className={`${styles.main} ${fills ? styles.fills : ''}`}>
        <header className={styles.head}>
          <div className={styles.words}>
            <div className={styles.line}>
              <h1 ref={heading} tabIndex={-1} className={styles.title}>
                {parent && (
                  <span className={styles.parent}>
                    <a href={parent.href}>{parent.label}</a>
                    {title !== '' && ' / '}
                  </span>
                )}
                {title ?? <span className={styles.bone} />}
                {number && <span className={styles.number}>{number}</span>}
              </h1>
              <ReadOnlySign />
            </div>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {beside && <div className={styles.beside}>{beside}</div>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </header>
        {tabs}
        <div className={styles.content}>{children}</div>
      </main>
      {foot}
    </div>
  );
};

/** Title of the window, and focus on the heading after navigation. */
const usePageEntry = (title: string) => {
  const brand = brandName(useBrand());
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t('app.page_title', { titel: title, marke: brand });
  }, [title, brand]);
  useLayoutEffect(() => {
    if (place.get().visit > 1) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
};
