import type { DespatchProblem } from '#ubl/despatch-problems.ts';

/** Values of a document that were taken otherwise than they stand there. */
export type Note =
  | {
      readonly field: string;
      readonly code: 'rounded';
      /** As it stands in the document, and as it is kept. */
      readonly stated: string;
      readonly kept: string;
    }
  | {
      readonly field: string;
      readonly code: 'unit_shown' | 'weight_left_out';
      readonly unit: string;
    }
  | { readonly code: 'line_left_out'; readonly problem: DespatchProblem }
  | {
      readonly field: string;
      readonly code: 'nothing_delivered' | 'booking_aid' | 'not_carried' | 'rewritten';
    }
  | { readonly code: 'details_shortened' };
