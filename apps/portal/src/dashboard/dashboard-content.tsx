import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#core/session.ts';
import { Announcement } from '#dashboard/announcement.tsx';
import { Buttons } from '#dashboard/buttons.tsx';
import { RecentContracts } from '#dashboard/recent-contracts.tsx';

export { ProfileLink } from '#dashboard/profile-link.tsx';

/** Everything on the start page that lives on data of the server. */
export const DashboardContent = () => {
  const { company } = useSession();
  const input = company && { company_number: company.company_nr };
  const recent = useQuery(query(contracts.recent, input)); // RTE-14
  const { data: announcement } = useQuery(query(content.announcement, { device_type: 'pwa' }));
  const place = announcement ? 'below' : 'top';
  return (
    <>
      {announcement && <Announcement {...announcement} />}
      {/* What something above would push down is drawn anew: nothing that can be seen moves. */}
      <RecentContracts key={place} read={recent} />
      <Buttons drawing={`${place} ${recent.status}`} companyNumber={company?.company_nr} />
    </>
  );
};
