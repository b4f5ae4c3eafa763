import { dashboardTexts } from '@abrufbar/texts/dashboard.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { navigationTexts } from '@abrufbar/texts/navigation.ts';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { userRound } from '@abrufbar/web/ui/icons/navigation.ts';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { CompanyHeader } from '#core/company-header.tsx';
import { part } from '#core/page.tsx';
import { href } from '#core/paths.ts';
import { Screen } from '#core/screen.tsx';
import { RecentHead, RecentSkeleton } from '#dashboard/recent-skeleton.tsx';

const t = reader({ ...dashboardTexts, ...navigationTexts });

const Content = part(
  () => import('#dashboard/dashboard-content.tsx').then((file) => file.DashboardContent),
  <>
    <RecentHead />
    <Skeleton>
      <RecentSkeleton />
    </Skeleton>
  </>,
);
void Content.preload(); // travels beside this file, but the page stands without it

/** Start page: the company in its head decides what everything below means. */
export const Dashboard = () => {
  const brand = useBrand();
  const title = t('dashboard.title');
  return (
    <Screen
      title={title}
      bar={
        <BrandHeader
          brand={brand}
          name={brandName()}
          title={title}
          action={<IconLink icon={userRound} label={t('nav.profile')} href={href('profile')} />}
        >
          <CompanyHeader />
        </BrandHeader>
      }
    >
      <Content />
    </Screen>
  );
};
