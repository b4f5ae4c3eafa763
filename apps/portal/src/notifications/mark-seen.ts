import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useSession } from '#core/session.ts';
import type { Message } from '#notifications/inbox-read.ts';
import { lookAt } from '#notifications/seen-intent.ts';

/** Marks the message on show as seen. Staff that look through a user's eyes leave it unread. */
export const useLook = (message: Message | undefined): void => {
  const cache = useQueryClient();
  const { user, company } = useSession();
  const isNew =
    message !== undefined && !message.is_seen && user !== undefined && !user.impersonator;
  const look = useEffectEvent(() => {
    if (message) void lookAt(cache, message, company?.company_nr ?? '');
  });
  useEffect(() => {
    if (isNew) look();
  }, [isNew, message?.id]);
};
