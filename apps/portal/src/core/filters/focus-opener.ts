/** Moves the focus to the filters of the list when a chip is removed or the list reset: the used button disappears. */
export const focusFilterOpener = (): void => {
  const used = document.activeElement;
  if (!(used instanceof HTMLButtonElement)) return;
  const area = used.closest('main, section');
  area?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
};
