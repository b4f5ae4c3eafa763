import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { search } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import { focusFilters } from '#core/filters/focus-opener.ts';

type NoResultsProps = {
  readonly title: string;
  /** Words of the button that takes the filters away, or widens them. */
  readonly way: string;
  readonly onWay: () => void;
  readonly children: ReactNode;
};

/** In place of a list: something is there, but nothing that fits the filters. */
export const NoResults = ({ title, way, onWay, children }: NoResultsProps) => (
  <EmptyState
    icon={search}
    title={title}
    action={
      <Button
        variant="tinted"
        onClick={() => {
          focusFilters(); // the button goes with what it has done
          onWay();
        }}
      >
        {way}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
