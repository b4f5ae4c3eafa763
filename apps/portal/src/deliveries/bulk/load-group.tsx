import { bulkTexts } from '@abrufbar/texts/deliveries/bulk.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { Checkbox } from '@abrufbar/web/ui/checkbox.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleX, triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { href } from '#core/navigation/paths.ts';
import type { Group } from '#deliveries/bulk/groups.ts';
import { sumOf } from '#deliveries/today/day-sum.ts';
import type { Load } from '#deliveries/today/loads.ts';
import { BesideTile } from '#materials/beside-tile.tsx';
import { materialName } from '#materials/material-name.ts';
import styles from './bulk.module.css';

const t = reader({ ...bulkTexts, ...deliveriesTexts });

type LoadGroupProps = {
  readonly group: Group;
  /** Of its title, below that of a site. */
  readonly level: 2 | 3;
  /** Ids of those that are taken out. */
  readonly left: ReadonlySet<string>;
  readonly refusals: ReadonlyMap<string, string> | undefined;
  /** Missing for somebody who may not confirm: the rows lead to the deliveries. */
  readonly onToggle?: (id: string) => void;
};

/** Deliveries of one material with their sum, each a box to check. */
export const LoadGroup = ({ group, level, left, refusals, onToggle }: LoadGroupProps) => {
  const Title = `h${level}` as const;
  const { material, loads } = group;
  const chosen = loads.filter(({ delivery }) => !left.has(delivery.id));
  const sum = <p className={styles.total}>{sumOf(chosen.map(({ delivery }) => delivery))}</p>;
  return (
    <Card>
      <CardPart>
        {material ? (
          <BesideTile category={material.category} end={sum}>
            <Title className="card-title">{materialName(material.name)}</Title>
          </BesideTile>
        ) : (
          <div className="ends">
            <Title className="card-title">{t('bulk.mixed')}</Title>
            {sum}
          </div>
        )}
      </CardPart>
      <ul className={styles.rows}>
        {loads.map((load) => (
          <li key={load.delivery.id}>
            <Row
              load={load}
              isChosen={!left.has(load.delivery.id)}
              refusal={refusals?.get(load.delivery.id)}
              onToggle={onToggle && (() => onToggle(load.delivery.id))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
};

type RowProps = {
  readonly load: Load;
  readonly isChosen: boolean;
  readonly refusal: string | undefined;
  readonly onToggle: (() => void) | undefined;
};

const Row = ({ load: { delivery, arrival }, isChosen, refusal, onToggle }: RowProps) => {
  const { vehicle_license_plate: plate, materials, number, weighing_time } = delivery;
  const [first] = materials;
  const words = (
    <span className={styles.row}>
      <span className={styles.about}>
        <Plate size="table" plate={plate} missing={t('delivery.no_plate')} />
        <About delivery={delivery} refusal={refusal}>
          {t('bulk.weighed', { zeit: arrival?.time ?? weighing_time, nummer: number })}
        </About>
      </span>
      {materials.length === 1 && first ? (
        <Quantity size="m" value={first.quantity} unit={first.quantity_unit} />
      ) : (
        <span className="strong tabular">{sumOf([delivery])}</span>
      )}
    </span>
  );
  if (onToggle)
    return (
      <Checkbox checked={isChosen} onChange={onToggle}>
        {words}
      </Checkbox>
    );
  return (
    <a href={href('delivery-single', { ids: delivery.ids })} className={`tap ${styles.link}`}>
      {words}
    </a>
  );
};

type AboutProps = {
  readonly delivery: Load['delivery'];
  readonly refusal: string | undefined;
  readonly children: string;
};

/** Why it was not confirmed, its hints, or when it came with its number. */
const About = ({ delivery, refusal, children }: AboutProps) => {
  const { weight_check_count: n } = delivery;
  if (refusal !== undefined)
    return (
      <span className={`${styles.mark} ${styles.refusal}`}>
        <Icon icon={circleX} size={20} />
        <span>{t('bulk.failed', { grund: refusal })}</span>
      </span>
    );
  if (n > 0)
    return (
      <span className={`${styles.mark} ${styles.hints}`}>
        <Icon icon={triangleAlert} size={20} />
        <span>{t(`bulk.hints${plural(n)}`, { n })}</span>
      </span>
    );
  return <span className="ink-2 tabular">{children}</span>;
};
