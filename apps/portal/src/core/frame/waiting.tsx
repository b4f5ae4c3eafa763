import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { useOnline } from '#core/api/network.ts';

const t = reader(generalTexts);

type Read = {
  readonly isError: boolean;
  readonly error: Error | null;
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  readonly refetch: () => unknown;
};

type WaitingProps = {
  readonly read: Read;
  /** Sentence for a failure; a general one where left out. */
  readonly failure?: string;
  /** One part of several on its page. */
  readonly isSmall?: boolean;
  readonly children: ReactNode;
};

/**
 * Placeholder for data: its skeleton while it loads, a button to try again after a failure. A missing right
 * is said in the words of the server, and trying again would not help.
 */
export const Waiting = ({ read, failure, isSmall = false, children }: WaitingProps) => {
  const isOnline = useOnline();
  const hasFailed = read.isError || read.fetchStatus === 'paused';
  if (!hasFailed) return <Skeleton>{children}</Skeleton>;
  const forbidden =
    read.error instanceof CallError && read.error.status === 403 ? read.error.message : '';
  return (
    <EmptyState
      drawing={isOnline ? (forbidden ? 'sealed' : 'scale') : 'fog'}
      isSmall={isSmall}
      title={forbidden || failure || t('common.load_error')}
      action={
        !forbidden && (
          <Button variant="tinted" onClick={() => void read.refetch()}>
            {t('common.retry')}
          </Button>
        )
      }
    />
  );
};
