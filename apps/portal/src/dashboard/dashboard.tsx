import { dashboardTexts } from '@abrufbar/texts/dashboard.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { BrandHeader } from '@abrufbar/web/ui/brand-header.tsx';
import { brandName, useBrand } from '#core/brand.ts';
import { CompanySelect } from '#core/company-select.tsx';
import { Screen } from '#core/screen.tsx';
import { useSession } from '#core/session.ts';
import { Announcement } from '#dashboard/announcement.tsx';
import { Buttons } from '#dashboard/buttons.tsx';
import { RecentContracts } from '#dashboard/recent-contracts.tsx';

const t = reader(dashboardTexts);

/** Start page: the company in its head decides what everything below means. */
export const Dashboard = () => {
  const brand = useBrand();
  const { company } = useSession();
  const title = t('dashboard.title');
  return (
    <Screen
      title={title}
      bar={
        <BrandHeader brand={brand} name={brandName()} title={title}>
          <CompanySelect look="header" />
        </BrandHeader>
      }
    >
      <Announcement />
      <RecentContracts companyNumber={company?.company_nr} />
      <Buttons companyNumber={company?.company_nr} />
    </Screen>
  );
};
