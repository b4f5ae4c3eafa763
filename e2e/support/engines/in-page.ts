/** Runs in the page of whatever browser: it is sent as text and may use nothing from outside itself. */

/** An element as a person sees or hears it: a role, and a pattern of the name. */
export type Target = { readonly role: Role; readonly name: string };
type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'search' | 'switch' | 'textbox';

/** Middle of the topmost element of this role whose name matches, brought into view where it is not; null while there is none. */
export const findInPage = ({ role, name }: Target): { x: number; y: number } | null => {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    link: 'a[href]',
    radio: 'input[type=radio], [role=radio]',
    search: 'input[type=search]',
    switch: '[role=switch]',
    textbox: 'input, textarea',
  };
  const clean = (text: string | null | undefined) =>
    (text ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
  const nameOf = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label) return clean(label);
    const ids = element.getAttribute('aria-labelledby');
    if (ids) {
      const parts = ids.split(' ').map((id) => document.getElementById(id)?.textContent);
      return clean(parts.join(' '));
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      return clean([...(element.labels ?? [])].map((each) => each.textContent).join(' '));
    }
    return clean(element.textContent);
  };
  for (const element of document.querySelectorAll(selectors[role])) {
    if (!new RegExp(name).test(nameOf(element))) continue;
    // A control may lie invisible in its label, which takes the tap.
    const shown = element.closest('label') ?? element;
    if (shown.getClientRects().length === 0) continue;
    const place = () => {
      const { left, top, width, height } = shown.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      return hit && (shown.contains(hit) || hit.contains(element)) ? { x, y } : null;
    };
    // A control in view is tapped without scrolling: one that sticks to an edge would be somewhere else.
    const inView = place();
    if (inView) return inView;
    shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const scrolled = place();
    if (scrolled) return scrolled;
  }
  return null;
};

/** The words on the page, with ordinary blanks and without soft hyphens; none while its body is on its way. */
export const wordsInPage = (): string =>
  (document.querySelector('body')?.innerText ?? '')
    .replaceAll('\u00AD', '')
    .replaceAll(/\s+/g, ' ');
