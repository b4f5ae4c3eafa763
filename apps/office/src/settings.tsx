import { useEffect } from 'react';
import { settingsSections } from '#core/navigation/settings-sections.ts';
import { go } from '#core/navigation/router.ts';
import { useMe } from '#core/session.ts';

/** Leads to the first section of the settings that the person may read. */
export const Settings = () => {
  const me = useMe();
  const first = me && settingsSections(me.read, 'settings')[0]?.href;
  useEffect(() => {
    if (first !== undefined) void go(first, { replace: true });
  }, [first]);
  return null;
};
