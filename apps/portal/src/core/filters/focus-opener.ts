/** Whoever takes a chip away or resets a list goes on at its filters: the button used is about to go. */
export const focusFilters = (): void => {
  const used = document.activeElement;
  if (!(used instanceof HTMLButtonElement)) return;
  const area = used.closest('main, section');
  area?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true });
};
