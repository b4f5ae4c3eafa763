import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { STAFF_AREAS } from '@abrufbar/domain/staff/roles.ts';
import { officeGalleryTexts } from '@abrufbar/texts/staff/gallery.ts';
import { staffUsersTexts } from '@abrufbar/texts/staff/users.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { upload } from '@abrufbar/web/ui/icons/office.ts';
import { useState } from 'react';
import { selectBrand, useBrand } from '#core/brand.ts';
import { Frame } from '#core/frame/frame.tsx';
import { SideNav } from '#core/frame/side-nav.tsx';
import { TopBar } from '#core/frame/top-bar.tsx';
import { KeyHelp } from '#core/keys/key-help.tsx';
import { href } from '#core/navigation/paths.ts';
import { useSearch } from '#core/navigation/router.ts';
import { navGroups } from '#core/navigation/areas.ts';
import { SampleList } from '#gallery/sample-list.tsx';
import { SampleParts } from '#gallery/sample-parts.tsx';

const t = reader({ ...officeGalleryTexts, ...staffUsersTexts });
const USUAL_ROWS = 10;

/** All parts of the office with samples, for developers: `?part=parts`, `?rows=100000`. */
export const Gallery = () => {
  const brand = useBrand();
  const search = useSearch();
  const [showsKeys, setShowsKeys] = useState(false);
  return (
    <>
      <Frame
        top={
          <TopBar
            brand={brand}
            brands={BRANDS}
            name={t('bo.gallery.person')}
            onSearch={() => undefined}
            onBrand={selectBrand}
            onSignOut={() => undefined}
          />
        }
        nav={
          <SideNav
            groups={[
              {
                key: 'samples',
                entries: [
                  {
                    key: 'list',
                    label: t('bo.gallery.list'),
                    icon: clipboardList,
                    href: href('gallery'),
                    current: true,
                    count: USUAL_ROWS,
                  },
                  {
                    key: 'parts',
                    label: t('bo.gallery.title'),
                    icon: upload,
                    href: href('gallery', undefined, { part: 'parts' }),
                    alarm: { count: 1, text: t('bo.gallery.error') },
                  },
                ],
              },
              ...navGroups(STAFF_AREAS, 'gallery'),
            ]}
            role={t('bo.role.dispatcher')}
            onHelp={() => setShowsKeys(true)}
          />
        }
      >
        {search.get('part') === 'parts' ? (
          <SampleParts />
        ) : (
          <SampleList rows={Number(search.get('rows') ?? USUAL_ROWS)} />
        )}
      </Frame>
      {showsKeys && <KeyHelp onClose={() => setShowsKeys(false)} />}
    </>
  );
};
