import { navigationTexts } from '@abrufbar/texts/frame/navigation.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { userRound } from '@abrufbar/web/ui/icons/navigation.ts';
import { href } from '#core/navigation/paths.ts';
import * as content from '@abrufbar/contract/content/content.ts';
import * as contracts from '@abrufbar/contract/contracts/contracts.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#core/session.ts';
import { Announcement } from '#dashboard/announcement.tsx';
import { Buttons } from '#dashboard/buttons.tsx';
import { RecentContracts } from '#dashboard/recent-contracts.tsx';

const t = reader(navigationTexts);

/** The part of the start page that shows data of the server. */
export const DashboardContent = () => {
  const { company } = useSession();
  const input = company && { company_number: company.company_nr };
  const recent = useQuery(query(contracts.recent, input)); // RTE-14
  const { data: announcement } = useQuery(query(content.announcement, { device_type: 'pwa' }));
  const place = announcement ? 'below' : 'top';
  return (
    <>
      {announcement && <Announcement {...announcement} />}
      {/* Content below a late announcement is drawn again, so that nothing visible moves. */}
      <RecentContracts key={place} read={recent} />
      <Buttons drawing={`${place} ${recent.status}`} companyNumber={company?.company_nr} />
    </>
  );
};

/** Link to the own profile in the head of the start page. */
export const ProfileLink = () => (
  <IconLink icon={userRound} label={t('nav.profile')} href={href('profile')} />
);
