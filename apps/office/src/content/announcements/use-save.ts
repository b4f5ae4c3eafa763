import {
  officeAnnouncement,
  type OfficeAnnouncement,
  officeAnnouncements,
  officeCreateAnnouncement,
  officeUpdateAnnouncement,
} from '@abrufbar/contract/content/office-announcements.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh, send as read } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entry, inputOf } from '#content/announcements/entry.ts';
import { formHref, kindOf } from '#content/announcements/words.ts';
import { answerLeave } from '#core/navigation/leave.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(contentAnnouncementsTexts);

type Faster = { readonly by: string; readonly at: string; readonly version: number };

/** Fields of the form, by those the server names. */
const FIELDS: Readonly<Record<string, 'content' | 'place' | 'companies' | 'until'>> = {
  content: 'content',
  place: 'place',
  path: 'place',
  companies: 'companies',
  ends_at: 'until',
};

/** Saves the form as a draft or as planned; when a colleague was faster the next save is based on that. */
export const useSaveAnnouncement = (stored: OfficeAnnouncement | null, onSaved: () => void) => {
  const client = useQueryClient();
  const [faster, setFaster] = useState<Faster | null>(null);
  const put = (now: OfficeAnnouncement) => {
    client.setQueryData(query(officeAnnouncement, { id: now.id }).queryKey, now);
    setFaster(null);
    onSaved();
    const done = now.state === 'draft' ? t('bo.ann.saved') : scheduled(now);
    showFlash('sucess', done);
    void refresh(officeAnnouncements);
    const address = formHref(kindOf(now), now.id);
    if (location.pathname === address) return;
    answerLeave(true); // nothing is unsaved any more
    void go(address, { replace: true }); // it has an address now, or another place
  };
  const create = useCall(officeCreateAnnouncement, {
    quiet: [422],
    onSuccess: put,
  });
  const update = useCall(officeUpdateAnnouncement, {
    quiet: [409, 422],
    onSuccess: put,
    onError: async (error, { id }) => {
      if (!(error instanceof CallError) || error.status !== 409) return;
      const now = await read(officeAnnouncement, { id });
      client.setQueryData(query(officeAnnouncement, { id }).queryKey, now);
      const { by = '', at = '' } = error.reason ?? {};
      setFaster({ by, at, version: now.version });
    },
  });
  const error = update.error ?? create.error;
  const errors = error instanceof CallError ? error.errors : [];
  return {
    isBusy: create.isPending || update.isPending,
    faster,
    forget: () => setFaster(null),
    problems: Object.fromEntries(
      errors.flatMap(({ field, message }) => {
        const shown = FIELDS[field];
        return shown === undefined ? [] : [[shown, message]];
      }),
    ),
    send: (entry: Entry, isPlanned: boolean) => {
      const input = inputOf(entry, isPlanned);
      if (input === null || create.isPending || update.isPending) return;
      if (stored === null) create.mutate(input);
      else update.mutate({ ...input, id: stored.id, version: faster?.version ?? stored.version });
    },
  };
};

const scheduled = ({ title }: OfficeAnnouncement): string =>
  t('bo.ann.scheduled', { titel: title });
