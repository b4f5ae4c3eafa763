import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { lock } from '@abrufbar/web/ui/icons/delivery.ts';
import { useEffect } from 'react';
import { go } from '#core/navigation/router.ts';
import { Empty } from '#core/parts/empty.tsx';
import { useMe } from '#core/session.ts';
import { navGroups } from '#core/navigation/areas.ts';

const t = reader(officeTexts);

/** Leads to the first area the person may read. */
export const Home = () => {
  const me = useMe();
  const first = me && navGroups(me.read, 'home')[0]?.entries[0]?.href;
  useEffect(() => {
    if (first !== undefined) void go(first, { replace: true });
  }, [first]);
  return me && first === undefined && <Empty icon={lock} title={t('bo.no_area')} level={1} />;
};
