import { isView } from '#core/device.ts';
import { ViewButton } from '#notifications/groups/view-button.tsx';
import { useInbox } from '#notifications/inbox-lists.ts';
import { ReadAll } from '#notifications/read-all.tsx';

/** In the head of the page on phones; staff who look as somebody find the first one with its reason below (OFF-90). */
export const MessagesTools = () => {
  const { lists } = useInbox();
  if (!lists || lists.isEmpty) return null;
  return (
    <>
      {!isView && <ReadAll look="icon" unread={lists.unread.items} />}
      <ViewButton />
    </>
  );
};
