import { filtersTexts } from '@abrufbar/texts/frame/filters.ts';
import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Badge } from '@abrufbar/web/ui/badge.tsx';
import { Donut } from '@abrufbar/web/ui/donut.tsx';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader({ ...galleryTexts, ...filtersTexts });

const RINGS = [
  { delivered: 51, incoming: 15, overDelivered: 0, remaining: 34 },
  { delivered: 107, incoming: 2, overDelivered: 7, remaining: 0 },
  { delivered: 0, incoming: 0, overDelivered: 0, remaining: 100 },
];
const CATEGORIES = [1, 2, 3, 4, 0] as const;

export const Shapes = () => (
  <Section title={t('gallery.shape')}>
    <div className={styles.rings}>
      {RINGS.map((ring) => (
        <Donut
          key={ring.delivered}
          size={96}
          {...ring}
          label={t('gallery.ring', {
            d: ring.delivered,
            i: ring.incoming,
            r: ring.remaining,
            o: ring.overDelivered,
          })}
          centre={t('gallery.percent', { n: ring.delivered })}
          over={ring.delivered > 100}
        />
      ))}
    </div>
    <div className={styles.plates}>
      <Plate plate="HM KS 418" missing="" />
      <Plate plate="HM KS 418" size="large" missing="" />
    </div>
    <div className={styles.tiles}>
      {CATEGORIES.map((category) => (
        <div key={category} className={styles.tile}>
          <MaterialTile category={category} name={t(`material_category.${category}`)} />
          <span className="strong">{t(`material_category.${category}`)}</span>
          <span className="caption ink-3">{category}</span>
        </div>
      ))}
    </div>
    <div className={styles.badges}>
      <Badge>3</Badge>
      <Badge>12</Badge>
      <Badge>99+</Badge>
    </div>
  </Section>
);
