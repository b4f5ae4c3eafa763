import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { focusFilterOpener } from '#core/filters/focus-opener.ts';

type NoResultsProps = {
  readonly title: string;
  /** Label of the button that removes the filters, or widens them. */
  readonly way: string;
  readonly onWay: () => void;
  readonly children: ReactNode;
};

/** In place of a list: there are entries, but none matches the filters. */
export const NoResults = ({ title, way, onWay, children }: NoResultsProps) => (
  <EmptyState
    drawing="sieve"
    title={title}
    action={
      <Button
        variant="tinted"
        onClick={() => {
          focusFilterOpener(); // the button disappears with this state
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
