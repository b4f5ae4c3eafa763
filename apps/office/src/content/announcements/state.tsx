import type { OfficeAnnouncement } from '@abrufbar/contract/content/office-announcements.ts';
import { contentAnnouncementsTexts } from '@abrufbar/texts/content-announcements.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, eye } from '@abrufbar/web/ui/icons/basic.ts';
import { calendarClock, pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import type { Role } from '@abrufbar/web/ui/role.ts';
import { Chip } from '#core/parts/chip.tsx';

const t = reader(contentAnnouncementsTexts);

type AnnouncementState = OfficeAnnouncement['state'];

const LOOKS: Readonly<Record<AnnouncementState, { role: Role; icon: IconPath }>> = {
  draft: { role: 'warn', icon: pencilLine },
  planned: { role: 'info', icon: calendarClock },
  visible: { role: 'ok', icon: eye },
  ended: { role: 'rest', icon: circleCheck },
};

export const StateChip = ({ state }: { state: AnnouncementState }) => (
  <Chip {...LOOKS[state]}>{t(`bo.ann.status.${state}`)}</Chip>
);
