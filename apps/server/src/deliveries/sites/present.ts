import type { officeSite } from '@abrufbar/contract/deliveries/office-sites.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { SiteLoad, SiteWarning } from '@abrufbar/domain/deliveries/site-warnings.ts';
import { grouped } from '@abrufbar/domain/values/grouped.ts';
import type { SiteLoadRow, SiteRow } from '#deliveries/sites/store.ts';
import { orderOf } from '#deliveries/warnings/site-values.ts';

type Answer = OutputOf<typeof officeSite>;

/** A load with its arrival. */
export type Loaded = {
  readonly row: SiteLoadRow;
  readonly at: Date | null;
  readonly stage: Answer['loads'][number]['stage'];
  /** As the rules take it; none without a material or an arrival. */
  readonly forRules: readonly SiteLoad[];
};

export const materialOf = ({ number, name, quantity_unit }: SiteLoadRow['materials'][number]) => ({
  material_number: number,
  material_name: name,
  quantity_unit,
});

/** A gap or a queue as the table words it. */
export const presentWarning = (warning: SiteWarning): Answer['warnings'][number] => {
  if (warning.kind === 'gap') {
    const { gap, order } = warning;
    return {
      kind: 'gap',
      material_number: order.materialNumber,
      material_name: order.material,
      quantity_unit: order.unit,
      from: gap.from.toISOString(),
      until: gap.until.toISOString(),
      minutes: gap.minutes,
      has_before: gap.after !== undefined,
      plate_before: gap.after?.plate ?? null,
      has_next: gap.next !== undefined,
      plate_next: gap.next?.plate ?? null,
    };
  }
  const { at, loads, waitMinutes } = warning.queue;
  const last = loads.at(-1)?.arrivesAt ?? at;
  const same = grouped(loads, ({ materialNumber, unit }) => `${materialNumber} ${unit}`);
  return {
    kind: 'queue',
    from: at.toISOString(),
    until: last.toISOString(),
    wait_minutes: waitMinutes,
    materials: same.map(([, [first, ...others]]) => ({
      material_number: first.materialNumber,
      material_name: first.material,
      quantity_unit: first.unit,
      loads: 1 + others.length,
    })),
  };
};

/** Call-offs and loads of a site as its day line draws them. */
export const presentLine = (
  site: SiteRow,
  loads: readonly Loaded[],
): Pick<Answer, 'call_offs' | 'loads'> => ({
  call_offs: site.call_offs.map((row) => {
    const { startsAt, endsAt, quantity } = orderOf(row);
    const { id, status, material_number, material_name, quantity_unit } = row;
    return {
      ...{ id, status, material_number, material_name, quantity_unit, quantity },
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    };
  }),
  loads: loads.flatMap(({ row, at, stage }) => {
    const [first] = row.materials;
    if (!first) return [];
    return [
      {
        ...{ id: row.id, number: row.number, plate: row.vehicle_license_plate },
        ...materialOf(first),
        quantity: Number(first.quantity),
        weighed_at: new Date(row.weighed_at).toISOString(),
        at: at?.toISOString() ?? null,
        stage,
      },
    ];
  }),
});
