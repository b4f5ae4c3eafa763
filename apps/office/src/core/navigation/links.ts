import { go, preloadPath } from '#core/navigation/router.ts';

/** Every link of the office is a plain `<a href>`: one pair of listeners changes the screen without a reload. */
export const interceptLinks = (): void => {
  document.addEventListener('pointerdown', (event) => {
    const link = officeLink(event);
    if (link) void preloadPath(link.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = officeLink(event);
    const wantsOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || wantsOther || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    void go(link.href, { replace: document.querySelector('dialog:modal') !== null });
  });
};

const officeLink = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const isPlace = link.hash !== '' && link.pathname === location.pathname;
  const isOffice = link.origin === location.origin && /^\/office(?:\/|$)/.test(link.pathname);
  return isOffice && !isPlace ? link : null;
};
