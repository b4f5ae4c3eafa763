import type { weightChecks } from '@abrufbar/contract/deliveries/weight-checks.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Icon, type IconPath } from '@abrufbar/web/ui/icon.tsx';
import { clipboardList } from '@abrufbar/web/ui/icons/delivery.ts';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { layers } from '@abrufbar/web/ui/icons/office-parts.ts';
import { copyCheck, diff, files, timer, weight } from '@abrufbar/web/ui/icons/weight-checks.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { href } from '#core/navigation/paths.ts';
import styles from './list.module.css';

const t = reader(deliveriesTexts);

export type ListedHint = OutputOf<typeof weightChecks>['items'][number];

const ICONS: Readonly<Record<ListedHint['kind'], IconPath>> = {
  net: diff,
  tare: copyCheck,
  gross: weight,
  trip: timer,
  number: files,
  other_grade: clipboardList,
  other_site: hardHat,
  calloff: clipboardList,
  target: layers,
};

/** A hint in the list; leads to its delivery. */
export const HintRow = ({ hint }: { readonly hint: ListedHint }) => (
  <a href={href('delivery-single', { ids: hint.ids })} className={`tap ${styles.row}`}>
    <span className={hint.seen ? styles.seen : styles.tile}>
      <Icon icon={ICONS[hint.kind]} />
    </span>
    <span className={styles.words}>
      <span className="strong">{hint.name}</span>
      <span className={styles.lorry}>
        <Plate size="table" plate={hint.vehicle_license_plate} missing={t('delivery.no_plate')} />
        <span className="small ink-2">{hint.weighing_time}</span>
      </span>
    </span>
    <strong className={styles.value}>{hint.value}</strong>
  </a>
);
