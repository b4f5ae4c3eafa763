import { isDeliveryNote } from '@abrufbar/domain/notifications-inbox.ts';
import { messagesTexts } from '@abrufbar/texts/messages.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '#core/contract-head.ts';
import { MaterialBones } from '#core/material-bones.tsx';
import { NotFound } from '#core/not-found.tsx';
import { href, type Params } from '#core/paths.ts';
import { Screen } from '#core/screen.tsx';
import { Waiting } from '#core/waiting.tsx';
import { returnTo } from '#core/way-back.ts';
import { knownMessage, messageQuery } from '#notifications/inbox-read.ts';
import { MessageButtons } from '#notifications/message-buttons.tsx';
import { MessageFacts } from '#notifications/message-facts.tsx';
import { MessageLoad } from '#notifications/message-load.tsx';
import { useIsRemoved } from '#notifications/removal.ts';
import { useLook } from '#notifications/look.ts';

const t = reader(messagesTexts);

/** One message; opening it marks it as seen (MSG-08 to MSG-11, D-52). */
export const MessageSingle = ({ id }: Params<'message-single'>) => {
  const cache = useQueryClient();
  const read = useQuery(messageQuery(id));
  const isRemoved = useIsRemoved()({ id });
  // Known at once from its list, also where reading it came to nothing.
  const message = read.data ?? knownMessage(cache, id);
  useLook(isRemoved ? undefined : message);
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
