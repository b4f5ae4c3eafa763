import type { PageKind } from '@abrufbar/domain/content/pages.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { contentLegalTexts } from '@abrufbar/texts/content-legal.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { CleanHtml } from '@abrufbar/web/ui/clean-html.tsx';
import { DeepPage } from '@abrufbar/web/ui/deep-page.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { x } from '@abrufbar/web/ui/icons/basic.ts';
import { wrench } from '@abrufbar/web/ui/icons/delivery.ts';
import { circleQuestionMark } from '@abrufbar/web/ui/icons/navigation.ts';
import { Page } from '@abrufbar/web/ui/page.tsx';
import { brandName } from '#core/brand.ts';
import { policy } from '#core/trusted-types.ts';
import styles from './portal-page.module.css';

const t = reader({ ...contentTexts, ...contentLegalTexts });

type PortalPageProps = {
  kind: PageKind;
  html: string;
  brand: Brand;
  /** Name of the page a help text is about. */
  name: string;
};

/** A text on the page where the portal shows it, made of the same parts and styles. */
export const PortalPage = ({ kind, html, brand, name }: PortalPageProps) => {
  if (kind === 'maintenance') return <MaintenanceText html={html} brand={brand} />;
  const close = () => {}; // nothing in the preview can be pressed
  return (
    <div className={styles.page}>
      <Page
        bar={
          kind === 'help' ? (
            <AppBar
              title={t('help.title')}
              line={t('help.page', { seite: name })}
              back={{ label: t('help.close'), icon: 'close', onClick: close }}
            />
          ) : (
            <AppBar
              title={t(`${kind}.title`)}
              action={<IconButton icon={x} label={t(`${kind}.close`)} onClick={close} />}
            />
          )
        }
      >
        {html === '' && kind === 'help' ? (
          <EmptyState icon={circleQuestionMark} title={t('help.empty_title')}>
            {t('help.empty_text')}
          </EmptyState>
        ) : (
          <Card>
            <CardPart>
              <CleanHtml html={html} policy={policy} />
            </CardPart>
          </Card>
        )}
        {kind !== 'help' && (
          <Button variant="secondary" onClick={close}>
            {t(`${kind}.close`)}
          </Button>
        )}
      </Page>
    </div>
  );
};

const MaintenanceText = ({ html, brand }: Pick<PortalPageProps, 'html' | 'brand'>) => (
  <DeepPage brand={brand} brandName={brandName(brand)}>
    <EmptyState deep level={1} icon={wrench} title={t('maintenance.title')}>
      {html === '' ? <p>{t('maintenance.text')}</p> : <CleanHtml html={html} policy={policy} />}
    </EmptyState>
  </DeepPage>
);
