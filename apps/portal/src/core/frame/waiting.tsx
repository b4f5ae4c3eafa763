import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import type { ReactNode } from 'react';

const t = reader(generalTexts);

type Read = {
  readonly isError: boolean;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
};

type WaitingProps = {
  readonly read: Read;
  /** Sentence for a failure; a general one where left out. */
  readonly failure?: string;
  readonly children: ReactNode;
};

/** Placeholder for data: its skeleton while it loads, a button to try again after a failure. */
export const Waiting = ({ read, failure, children }: WaitingProps) => {
  const hasFailed = read.isError || read.fetchStatus === 'paused';
  if (!hasFailed) return <Skeleton>{children}</Skeleton>;
  return (
    <EmptyState
      icon={refreshCw}
      title={failure ?? t('common.load_error')}
      action={
        <Button variant="tinted" onClick={() => void read.refetch()}>
          {t('common.retry')}
        </Button>
      }
    />
  );
};
