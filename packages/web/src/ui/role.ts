/** Meaning of a colour (docs/design.md section 4.3); always shown with icon and word. */
export type Role = 'ok' | 'info' | 'danger' | 'warn' | 'review' | 'rest';
