import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPaletteTexts } from '@abrufbar/texts/staff/palette.ts';
import { clipboardList, truck } from '@abrufbar/web/ui/icons/delivery.ts';
import { building, fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { messageSquareWarning } from '@abrufbar/web/ui/icons/office-parts.ts';
import { createElement } from 'react';
import { objectHref, type ObjectKind } from '#core/navigation/objects.ts';
import type { Opened } from '#core/recent.ts';
import type { PaletteAction } from '#palette/actions.ts';
import { Marked } from '#palette/marked.tsx';
import type { Group } from '#palette/option.ts';

const t = reader(staffPaletteTexts);

const SHOWN_ACTIONS = 5;

/** Actions whose name contains the term; all of them when nothing else is asked for (OFF-81). */
export const actionGroup = (
  actions: readonly PaletteAction[],
  term: string,
  isAlone: boolean,
): Group => {
  const wanted = term.toLocaleLowerCase('de');
  const has = ({ label }: PaletteAction, part: string): boolean =>
    ` ${label.toLocaleLowerCase('de')}`.includes(part);
  // Beginnings of words first.
  const fitting = actions
    .filter((action) => has(action, wanted))
    .toSorted((a, b) => Number(has(b, ` ${wanted}`)) - Number(has(a, ` ${wanted}`)));
  const shown = isAlone ? fitting : fitting.slice(0, SHOWN_ACTIONS);
  return {
    key: 'actions',
    title: t('bo.palette.groups.actions'),
    count: t('bo.palette.of', { n: formatWhole(shown.length), m: formatWhole(fitting.length) }),
    hits: fitting.length,
    isCapped: false,
    isByNumber: false,
    options: shown.map(({ label, ...action }) => ({
      ...action,
      words: createElement(Marked, { text: label, term }),
    })),
  };
};

const ICONS: Readonly<Record<ObjectKind, string>> = {
  'call-off': clipboardList,
  contract: fileText,
  customer: building,
  delivery: truck,
  claim: messageSquareWarning,
};

/** The last things the person has opened, for an empty input. */
export const recentGroup = (recent: readonly Opened[]): Group => ({
  key: 'recent',
  title: t('bo.palette.groups.recent'),
  count: null,
  hits: 0,
  isCapped: false,
  isByNumber: false,
  options: recent.map(({ kind, id, title, text }) => ({
    key: `${kind} ${id}`,
    icon: ICONS[kind],
    words: title,
    rest: text,
    href: objectHref(kind, id),
  })),
});
