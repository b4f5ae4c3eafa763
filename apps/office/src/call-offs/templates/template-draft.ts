import type { officeTemplates } from '@abrufbar/contract/call-offs/office-templates.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';

export type Template = OutputOf<typeof officeTemplates>['items'][number];

/** Entries about a template that are not saved yet. */
export type TemplateDraft = {
  readonly text: string;
  readonly position: number;
  /** Version of the template they are based on. */
  readonly version: number;
};

/** A new template comes behind the others. */
export const newDraft: TemplateDraft = { text: '', position: 0, version: 0 };

/** Whether the entries say something else than what is stored; null for a new template. */
export const isChanged = (draft: TemplateDraft, stored: Template | null): boolean =>
  draft.text.trim() !== (stored?.text ?? '') ||
  (stored !== null && draft.position !== stored.position);
