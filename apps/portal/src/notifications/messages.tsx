import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { bell } from '@abrufbar/web/ui/icons/navigation.ts';
import { Screen } from '#core/frame/screen.tsx';
import { closeOverlay } from '#core/navigation/close-overlay.ts';
import { useIsWide } from '#core/media-query.ts';
import { Inbox } from '#notifications/inbox.tsx';
import { useInbox } from '#notifications/inbox-lists.ts';
import { MessagesTools } from '#notifications/messages-tools.tsx';
import { MessagesPane } from '#notifications/messages-pane.tsx';
import { NoMessages } from '#notifications/no-messages.tsx';
import styles from './messages.module.css';

const t = reader(notificationsInboxTexts);

/**
 * Overlay of messages above the page it was opened from (SES-10, SES-11). On wide screens its list stands beside this
 * page and those of each message: `beside`. Both come in one file, because most of it is the same.
 */
export const Messages = ({ beside = false }) => (beside ? <MessagesPane /> : <MessagesPage />);

const MessagesPage = () => {
  const isWide = useIsWide();
  const close = () => closeOverlay('messages');
  return (
    <Screen
      title={t('messages.title')}
      bar={
        <AppBar
          title={t('messages.title')}
          action={
            <div data-several={isWide ? undefined : ''} className={styles.tools}>
              {!isWide && <MessagesTools />}
              <IconButton icon={x} label={t('messages.close')} onClick={close} />
            </div>
          }
        />
      }
    >
      {isWide ? <BesideList /> : <Inbox />}
    </Screen>
  );
};

/** Shows nothing until the lists are loaded. */
const BesideList = () => {
  const { lists } = useInbox();
  if (!lists) return null;
  if (lists.isEmpty) return <NoMessages />;
  return (
    <EmptyState icon={bell} title={t('messages.choose_title')}>
      {t('messages.choose_text')}
    </EmptyState>
  );
};
