import * as content from '@abrufbar/contract/content/content.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { circleQuestionMark } from '@abrufbar/web/ui/icons/navigation.ts';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { helpPageName } from '#content/help-page-name.ts';
import { returnPath } from '#core/navigation/overlays.ts';
import { page } from '@abrufbar/web/lazy-page.tsx';
import { goBack } from '#core/navigation/router.ts';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';

const t = reader(contentTexts);
const ServerHtml = page(() => import('#core/content/server-html.tsx'));

/** Help for the page it was opened from (HLP-01, HLP-02). */
export const Help = () => {
  const about = returnPath('help');
  const pageName = helpPageName(about);
  const read = useQuery(query(content.helpPage, { url: about, scheme: about }));
  const html = read.data?.content;
  return (
    <Screen
      title={t('help.title')}
      bar={
        <AppBar
          title={t('help.title')}
          line={pageName === null ? undefined : t('help.page', { seite: pageName })}
          back={{ label: t('help.close'), icon: 'close', onClick: () => goBack(about) }}
        />
      }
    >
      {html === undefined && (
        <Waiting read={read}>
          <Bone shape="title" />
          <Bone shape="line" />
          <Bone shape="line" />
        </Waiting>
      )}
      {html === '' && (
        <EmptyState icon={circleQuestionMark} title={t('help.empty_title')}>
          {t('help.empty_text')}
        </EmptyState>
      )}
      {html && (
        <Card>
          <CardPart>
            <ServerHtml html={html} />
          </CardPart>
        </Card>
      )}
    </Screen>
  );
};
