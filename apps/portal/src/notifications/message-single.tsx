import { isDeliveryNote } from '@abrufbar/domain/notifications/inbox.ts';
import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { isNotFound } from '#contract-page/contract.ts';
import { MaterialBones } from '#materials/material-bones.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { href, type Params } from '#core/navigation/paths.ts';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import { returnTo } from '#core/navigation/close-overlay.ts';
import { knownMessage, messageQuery, type Message } from '#notifications/inbox-read.ts';
import { MessageButtons } from '#notifications/message-buttons.tsx';
import { MessageFacts } from '#notifications/message-facts.tsx';
import { MessageLoad } from '#notifications/message-load.tsx';
import { useIsMarked } from '#notifications/read-mark.ts';
import { useIsRemoved } from '#notifications/removal.ts';
import { useSession } from '#core/session.ts';
import { markSeen } from '#notifications/seen-intent.ts';

const t = reader(notificationsInboxTexts);

/** One message; opening it marks it as seen (MSG-08 to MSG-11, D-52). */
export const MessageSingle = ({ id }: Params<'message-single'>) => {
  const cache = useQueryClient();
  const read = useQuery(messageQuery(id));
  const isRemoved = useIsRemoved()({ id });
  // Shown at once from its list, also after a failed read.
  const message = read.data ?? knownMessage(cache, id);
  useMarkSeen(isRemoved ? undefined : message);
  if (isRemoved || isNotFound(read.error)) return <Gone />;

  const title = message?.title || t('message.title');
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={read.data?.creation_display_date ?? ''}
          back={{ label: t('message.back'), onClick: () => returnTo(href('messages')) }}
        />
      }
      actions={message && <MessageButtons message={message} />}
    >
      {message ? (
        <>
          <MessageLoad message={message} />
          <MessageFacts message={message} isNote={isDeliveryNote(message.type)} />
        </>
      ) : (
        <Waiting read={read}>
          <Card>
            <CardPart layout="stack">
              <MaterialBones />
              <Bone shape="figure" />
            </CardPart>
            <CardPart>
              <Bone shape="line" />
            </CardPart>
          </Card>
        </Waiting>
      )}
    </Screen>
  );
};

const Gone = () => (
  <NotFound
    bar={t('message.title')}
    title={t('message.not_found')}
    href={href('messages')}
    way={t('message.to_messages')}
  />
);

/** Marks the open message as seen. Staff who impersonate a user leave it unread. */
const useMarkSeen = (message: Message | undefined): void => {
  const cache = useQueryClient();
  const { user, company } = useSession();
  const isMarked = useIsMarked();
  const isNew =
    message !== undefined &&
    !message.is_seen &&
    !isMarked(message) &&
    user !== undefined &&
    !user.impersonator;
  const mark = useEffectEvent(() => {
    if (message) void markSeen(cache, message, company?.company_nr ?? '');
  });
  useEffect(() => {
    if (isNew) mark();
  }, [isNew, message?.id]);
};
