import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { contentTexts } from '@abrufbar/texts/content.ts';
import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { startTexts } from '@abrufbar/texts/frame/start.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { loginLaterTexts } from '@abrufbar/texts/session/login-later.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { CleanHtml } from '@abrufbar/web/ui/clean-html.tsx';
import { megaphone } from '@abrufbar/web/ui/icons/basic.ts';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { Page } from '@abrufbar/web/ui/page.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Bone } from '@abrufbar/web/ui/skeleton.tsx';
import { brandName } from '#core/brand.ts';
import { policy } from '#core/trusted-types.ts';
import styles from './portal-page.module.css';

const t = reader({ ...contentTexts, ...dashboardTexts, ...startTexts, ...loginLaterTexts });

const close = () => {}; // nothing in the preview can be pressed

type NoticePageProps = {
  brand: Brand;
  html: string;
  closable: boolean;
  /** Where it stands: start page, sign-in, or the page with this name. */
  place: { kind: 'start' } | { kind: 'login' } | { kind: 'path'; name: string };
  /** The company of the person who looks. */
  company: string;
};

/** An announcement or a snippet on the page where the portal shows it, made of the same parts and styles. */
export const NoticePage = ({ brand, html, closable, place, company }: NoticePageProps) => {
  const note = (
    <Note
      tone="info"
      icon={megaphone}
      {...(closable && { close: { label: t('announcement.close'), onClick: close } })}
    >
      <CleanHtml html={html} policy={policy} />
    </Note>
  );
  if (place.kind === 'path')
    return (
      <div className={styles.page}>
        <Page bar={<AppBar title={place.name} />}>
          <Rest />
          {note}
        </Page>
      </div>
    );
  return (
    <div className={styles.page}>
      <Page
        bar={
          place.kind === 'start' ? (
            <BrandHeader brand={brand} title={t('today.title')} line={company} />
          ) : (
            <BrandHeader brand={brand} title={brandName(brand)} />
          )
        }
      >
        {place.kind === 'start' ? (
          <>
            {note}
            <SectionHead title={t('dashboard.recent')} />
            <Rest />
          </>
        ) : (
          <Card>
            <CardPart layout="stack">
              <h2 className="title">{t('login.announcement_title')}</h2>
              <CleanHtml html={html} policy={policy} />
              <Button onClick={close}>{t('login.announcement_close')}</Button>
            </CardPart>
          </Card>
        )}
      </Page>
    </div>
  );
};

/** Stands for the rest of the page. */
const Rest = () => (
  <Card>
    <CardPart layout="stack">
      <Bone shape="title" />
      <Bone shape="short" />
      <Bone shape="figure" />
    </CardPart>
  </Card>
);
