/** What a colour means (section 4.3 of the design); always shown with icon and word. */
export type Role = 'ok' | 'info' | 'danger' | 'warn' | 'review' | 'rest';
