import * as content from '@abrufbar/contract/content/content.ts';
import { query } from '@abrufbar/web/data.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasHelp } from '#core/frame/has-help.ts';
import { returnPath } from '#core/navigation/overlays.ts';
import { place } from '#core/navigation/router.ts';
import { frame } from '#core/session.ts';

/** Asks whether there is a help text for the page on show, for the mark at the way to it; draws nothing itself. */
export const HelpMark = () => {
  const { name, path } = useStore(place);
  const about = name === 'help' ? returnPath('help') : path;
  const { data } = useQuery({
    ...query(content.helpPage, { url: about, scheme: about }),
    ...frame,
  });
  const isThere = data?.content !== '';
  useEffect(() => hasHelp.set(isThere), [isThere]);
  return null;
};
