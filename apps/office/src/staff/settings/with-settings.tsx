import { settings } from '@abrufbar/contract/staff/settings.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DetailFallback } from '#core/parts/detail-fallback.tsx';

/** The settings all sections read, once they are there. */
export const WithSettings = ({
  children,
}: {
  children: (read: OutputOf<typeof settings>) => ReactNode;
}) => {
  const { data, error, refetch } = useQuery(query(settings, {}));
  return data === undefined ? (
    <DetailFallback error={error} onRetry={() => void refetch()} />
  ) : (
    children(data)
  );
};
