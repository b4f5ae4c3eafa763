import { recordOverlay } from '#core/navigation/overlays.ts';
import { go, preloadPath } from '#core/navigation/router.ts';

/**
 * Every link of the app is a plain `<a href>`, in texts of the server too. One pair of listeners
 * changes the screen without reloading the page, and fetches the screen's code on pointerdown.
 */
export const interceptLinks = (): void => {
  document.addEventListener('pointerdown', (event) => {
    const link = appLink(event);
    if (link) void preloadPath(link.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = appLink(event);
    const wantsOther = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || wantsOther || event.altKey || event.defaultPrevented) return;
    event.preventDefault();
    recordOverlay(location.pathname, link.pathname);
    // A sheet has its own entry in the history: the new page replaces it. So does a tab.
    const replace = 'replace' in link.dataset || document.querySelector('dialog:modal') !== null;
    void go(link.href, { replace });
  });
};

const appLink = (event: Event): HTMLAnchorElement | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download')) return null;
  const isPlace = link.hash !== '' && link.pathname === location.pathname;
  const isPage = link.origin === location.origin && !link.pathname.startsWith('/api/');
  return isPage && !isPlace ? link : null;
};
