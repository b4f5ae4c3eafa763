import { useSession } from '#core/session.ts';
import { Announcement } from '#dashboard/announcement.tsx';
import { Buttons } from '#dashboard/buttons.tsx';
import { RecentContracts } from '#dashboard/recent-contracts.tsx';

/** Everything on the start page that lives on data of the server. */
export const DashboardContent = () => {
  const { company } = useSession();
  return (
    <>
      <Announcement />
      <RecentContracts companyNumber={company?.company_nr} />
      <Buttons companyNumber={company?.company_nr} />
    </>
  );
};
