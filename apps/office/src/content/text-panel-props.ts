import type { PageKind } from '@abrufbar/domain/content/pages.ts';
import type { ReactNode } from 'react';
import type { HelpEntry } from '#content/page-names.ts';

/** A text and what stands around it. */
export type TextPanelProps = {
  textKey: string;
  kind: PageKind;
  /** Name of the help page or of the text. */
  name: string;
  tabs: ReactNode;
  entries: readonly HelpEntry[];
  /** People of the brand, who are asked again for new terms. */
  people: number;
  mayChangeHelp: boolean;
};
