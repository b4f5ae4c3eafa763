import * as session from '@abrufbar/contract/session/session.ts';
import { query } from '@abrufbar/web/data.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import '#core/api/client.ts'; // ties `query` to the server
import { cache } from '#core/api/cache.ts';
import { token } from '#core/device.ts';
import { errorPopup } from '#core/frame/error-popup.ts';
import { part } from '@abrufbar/web/lazy-page.tsx';
import { place } from '#core/navigation/router.ts';
import { frame } from '#core/session.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { termsDue } from '#core/api/terms-due.ts';

const TermsDialog = part(() =>
  import('#content/terms-dialog.tsx').then((file) => file.TermsDialog),
);

/** Asks for consent on the dashboard (TRM-07), and wherever the server has refused a call without it. */
export const TermsGate = () => {
  const isSignedIn = useStore(token) !== null;
  const isDue = useStore(termsDue);
  const { name } = useStore(place);
  const hasErrorPopup = useStore(errorPopup) !== null; // one dialog after the other
  const own = query(session.user, isSignedIn ? { company_number: null } : null);
  const { data: user, refetch } = useQuery({ ...own, ...frame }, cache);

  useEffect(() => {
    if (!isDue) return;
    void refetch().then(({ data }) => {
      if (data?.accepted_terms_of_use_date) termsDue.set(false); // another right was missing
    });
  }, [isDue, refetch]);

  // Staff who impersonate a user cannot accept on their behalf (D-03).
  const isMissing = user?.accepted_terms_of_use_date === null && !user.impersonator;
  if (!isMissing || !(isDue || name === 'dashboard') || hasErrorPopup) return null;
  return <TermsDialog hasChanged={user.terms_of_use_changed} />;
};
