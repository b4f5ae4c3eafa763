import { refreshTexts } from '@abrufbar/texts/frame/refresh.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import styles from './to-navigation.module.css';

const t = reader(refreshTexts);

const goThere = (): void => {
  const bars = [...document.querySelectorAll<HTMLElement>('nav a[href], nav button')];
  // Of the two main navigations only one is drawn; the phone's is the last of the page.
  bars
    .findLast((one) => one.getClientRects().length > 0)
    ?.closest('nav')
    ?.querySelector('a')
    ?.focus();
};

/** For keyboards: the tab bar of the phone comes after the page, whose list may have no end. */
export const ToNavigation = () => (
  <button type="button" className={`skip-link ${styles.skip}`} onClick={goThere}>
    {t('common.to_navigation')}
  </button>
);
