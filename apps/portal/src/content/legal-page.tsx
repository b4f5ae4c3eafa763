import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import {
  QueryClientProvider,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';
import { page } from '@abrufbar/web/lazy-page.tsx';
import { goBack } from '#core/navigation/router.ts';
import { LoadingRegion } from '#core/refresh/loading-region.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { Waiting } from '#core/frame/waiting.tsx';
import styles from './legal-page.module.css';

const t = reader(contentLegalTexts);
const ServerHtml = page(() => import('#core/content/server-html.tsx'));

type Text = { readonly html: string };
type LegalPageProps<Key extends QueryKey> = {
  readonly title: string;
  readonly text: UseQueryOptions<Text, Error, Text, Key>;
  readonly close: { readonly label: string; readonly to: string };
};

/** Terms, privacy terms or imprint as a full sheet, read with or without login. */
export const LegalPage = <Key extends QueryKey>(props: LegalPageProps<Key>) => (
  <QueryClientProvider client={cache}>
    <Sheet {...props} />
    <LoadingRegion />
  </QueryClientProvider>
);

const Sheet = <Key extends QueryKey>({ title, text, close }: LegalPageProps<Key>) => {
  const read = useQuery(text);
  const [isReady, setReady] = useState(false);
  useEffect(() => void ServerHtml.preload().then(() => setReady(true)), []);
  // Both at once, so that the button below the text does not move.
  const html = isReady ? read.data?.html : undefined;
  const leave = () => goBack(close.to);
  return (
    <div className={styles.page}>
      <Screen
        title={title}
        bar={
          <AppBar
            title={title}
            action={<IconButton icon={x} label={close.label} onClick={leave} />}
          />
        }
      >
        {html === undefined ? (
          <Waiting read={read} failure={t('terms.load_error')}>
            <Bone shape="title" />
            <Bone shape="line" />
            <Bone shape="line" />
          </Waiting>
        ) : (
          <>
            <Card>
              <CardPart>
                <ServerHtml html={html} />
              </CardPart>
            </Card>
            <Button variant="secondary" onClick={leave}>
              {close.label}
            </Button>
          </>
        )}
      </Screen>
    </div>
  );
};
