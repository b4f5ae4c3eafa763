import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { OutlineChip, StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { FilterChip } from '@abrufbar/web/ui/filter-chip.tsx';
import type { IconPath } from '@abrufbar/web/ui/icon.tsx';
import { circleCheck, circleX, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import {
  ban,
  calendarX,
  cloudUpload,
  filePenLine,
  hourglass,
  send,
} from '@abrufbar/web/ui/icons/call-off.ts';
import { calendar, circleDashed, lock } from '@abrufbar/web/ui/icons/delivery.ts';
import type { Role } from '@abrufbar/web/ui/role.ts';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);

const STATUSES: readonly [keyof typeof galleryTexts, Role, IconPath][] = [
  ['gallery.call_off.0', 'rest', calendar],
  ['gallery.call_off.1', 'info', send],
  ['gallery.call_off.20', 'review', hourglass],
  ['gallery.call_off.4', 'ok', circleCheck],
  ['gallery.call_off.30', 'review', filePenLine],
  ['gallery.call_off.2', 'warn', calendarX],
  ['gallery.call_off.3', 'danger', circleX],
  ['gallery.call_off.5', 'rest', ban],
];

export const Chips = () => (
  <Section title={t('gallery.chip')}>
    <div className={styles.statuses}>
      {STATUSES.map(([key, role, icon]) => (
        <StatusChip key={key} role={role} icon={icon}>
          {galleryTexts[key]}
        </StatusChip>
      ))}
    </div>
    <div className={styles.row}>
      <OutlineChip icon={circleDashed}>{t('gallery.chip_unconfirmed')}</OutlineChip>
      <StatusChip role="ok" icon={circleCheck}>
        {t('gallery.chip_confirmed')}
      </StatusChip>
    </div>
    <div className={styles.row}>
      <StatusChip role="warn" icon={triangleAlert}>
        {t('gallery.chip_expiry')}
      </StatusChip>
      <StatusChip role="rest" icon={lock}>
        {t('gallery.chip_closed')}
      </StatusChip>
    </div>
    <div className={styles.row}>
      <StatusChip role="info" icon={cloudUpload}>
        {t('gallery.chip_waiting')}
      </StatusChip>
    </div>
    <div className={styles.row}>
      <FilterChip defaultChecked>{t('gallery.chip_chosen')}</FilterChip>
      <FilterChip>{t('gallery.chip_filter')}</FilterChip>
    </div>
  </Section>
);
