import { startTexts } from '@abrufbar/texts/frame/start.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { useBrand } from '#core/brand.ts';
import { CompanyLine } from '#companies/company-line.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { DaySkeleton } from '#dashboard/today/day-skeleton.tsx';
import styles from './dashboard.module.css';

const t = reader(startTexts);

const load = () => import('#dashboard/dashboard-content.tsx');
const Content = part(
  () => load().then((file) => file.DashboardContent),
  <Skeleton>
    <DaySkeleton />
  </Skeleton>,
);
const HeadEnd = part(() => load().then((file) => file.HeadEnd));
const SiteChips = part(() => load().then((file) => file.SiteChips));
void Content.preload(); // loaded beside this file, but the page is shown without it

/** Start page: everything below its head belongs to the company selected there. */
export const Dashboard = () => {
  const brand = useBrand();
  return (
    <Screen
      title={t('dashboard.title')}
      bar={
        <BrandHeader
          brand={brand}
          title={
            <h1 id="page-title" tabIndex={-1}>
              {t('today.title')} <span className={styles.place}>{t('today.title_place')}</span>
            </h1>
          }
          line={<CompanyLine />}
          action={<HeadEnd />}
        >
          <div className={styles.sites}>
            <SiteChips />
          </div>
        </BrandHeader>
      }
    >
      <Content />
    </Screen>
  );
};
