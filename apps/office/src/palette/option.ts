import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import type { ReactNode } from 'react';

/** One row of the palette. */
export type Option = {
  readonly key: string;
  /** An icon, or a plate in its place. */
  readonly icon: IconPath | null;
  readonly plate?: string;
  readonly words: ReactNode;
  /** Quieter words behind. */
  readonly rest?: ReactNode;
  /** At the right end. */
  readonly aside?: string;
  readonly caps?: string | null;
} & ({ readonly href: string } | { readonly run: () => void });

export type Group = {
  readonly key: string;
  readonly title: string;
  /** How many there are of how many. */
  readonly count: string | null;
  readonly hits: number;
  /** There are more than were counted. */
  readonly isCapped: boolean;
  /** One of them was found by its number. */
  readonly isByNumber: boolean;
  readonly options: readonly Option[];
};
