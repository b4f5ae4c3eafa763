import { dashboardTexts } from '@abrufbar/texts/frame/dashboard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { CompanyHeader } from '#companies/company-header.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { RecentHead, RecentSkeleton } from '#dashboard/recent-skeleton.tsx';

const t = reader(dashboardTexts);

const load = () => import('#dashboard/dashboard-content.tsx');
const Content = part(
  () => load().then((file) => file.DashboardContent),
  <>
    <RecentHead />
    <Skeleton>
      <RecentSkeleton />
    </Skeleton>
  </>,
);
const HeadEnd = part(() => load().then((file) => file.HeadEnd));
void Content.preload(); // loaded beside this file, but the page is shown without it

/** Start page: everything below its head belongs to the company selected there. */
export const Dashboard = () => {
  const brand = useBrand();
  const title = t('dashboard.title');
  return (
    <Screen
      title={title}
      bar={
        <BrandHeader brand={brand} name={brandName()} title={title} action={<HeadEnd />}>
          <CompanyHeader />
        </BrandHeader>
      }
    >
      <Content />
    </Screen>
  );
};
