import * as profile from '@abrufbar/contract/profile/settings.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { settingsTexts } from '@abrufbar/texts/profile/settings.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query } from '@abrufbar/web/data.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Note } from '@abrufbar/web/ui/note.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Skeleton } from '@abrufbar/web/ui/skeleton.tsx';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { useStore } from '@abrufbar/web/store.ts';
import { useQuery } from '@tanstack/react-query';
import { CompanyLine } from '#companies/company-line.tsx';
import { href } from '#core/navigation/paths.ts';
import { goBack } from '#core/navigation/router.ts';
import { install } from '#core/install/install-offer.ts';
import { InstallRow } from '#core/install/install-row.tsx';
import { LegalLinks } from '#core/frame/legal-links.tsx';
import { Screen } from '#core/frame/screen.tsx';
import { useSession } from '#core/session.ts';
import { settled } from '#core/settled.ts';
import { Waiting } from '#core/frame/waiting.tsx';
import { SettingBones, SettingRows } from '#profile/setting-rows.tsx';
import { SettingToggles } from '#profile/setting-toggles.tsx';
import { SunToggle } from '#profile/sun-toggle.tsx';
import { ThemePicker } from '#profile/theme-picker.tsx';

const t = reader({ ...generalTexts, ...settingsTexts });

/** Most people hold no right to it. */
const KeysSection = part(
  () => import('#profile/keys/keys-section.tsx').then((file) => file.KeysSection),
  <Skeleton>
    <SettingRows>
      <SettingBones />
    </SettingRows>
  </Skeleton>,
);

/** Notifications in the selected company, and the theme of the app (RTE-24). */
export const Settings = () => {
  const { user, company, permissions, permissionsKnown } = useSession();
  const read = useQuery(query(profile.settings, company && { company_number: company.company_nr }));
  // Those decide what stands further down.
  const hasRights = useStore(settled) || permissionsKnown;
  const installing = useStore(install);
  const hasNone = user !== undefined && company === undefined;
  return (
    <Screen
      title={t('settings.title')}
      bar={
        <AppBar
          title={t('settings.title')}
          line={<CompanyLine />}
          back={{ label: t('common.back'), onClick: () => goBack(href('dashboard')) }}
        />
      }
    >
      <SectionHead title={t('settings.notifications')} />
      {hasNone && <Note tone="info">{t('settings.no_company')}</Note>}
      {(read.data && hasRights) || hasNone ? (
        <SettingToggles settings={read.data} company={company} />
      ) : (
        <Waiting read={read}>
          <SettingRows>
            <SettingBones />
            <SettingBones />
            <SettingBones />
          </SettingRows>
        </Waiting>
      )}
      <ThemePicker />
      <SunToggle />
      {company && permissions.includes('company-keys') && (
        <KeysSection key={company.company_nr} companyNumber={company.company_nr} />
      )}
      {/* Wide screens have no menu. On iOS a note beside the push switch says the same. It comes when the browser says so. */}
      {installing !== 'by-hand' && <InstallRow tone="card" />}
      <LegalLinks key={installing === null ? 'top' : 'below'} />
    </Screen>
  );
};
