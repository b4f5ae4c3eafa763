import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardAction, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { OutlineChip, StatusChip } from '@abrufbar/web/ui/chip.tsx';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import {
  calendar,
  circleDashed,
  clock,
  factory,
  star,
  truck,
} from '@abrufbar/web/ui/icons/delivery.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Plate } from '@abrufbar/web/ui/plate.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { Slider } from '@abrufbar/web/ui/slider.tsx';
import styles from './gallery.module.css';
import { Section } from '#gallery/section.tsx';

const t = reader(galleryTexts);
const HERE = '#';

export const Cards = () => (
  <Section title={t('gallery.card')}>
    <Site />
    <SectionHead title={t('gallery.recent')} link={{ href: HERE, label: t('gallery.all') }} />
    <Slider label={t('gallery.recent')}>
      <Delivery plate="HM KS 418" />
      <Delivery plate={null} />
    </Slider>
  </Section>
);

const Site = () => (
  <Card>
    <CardPart>
      <div className={styles.between}>
        <CardTitle href={HERE} level={3}>
          {t('gallery.site')}
        </CardTitle>
        <CardAction>
          <IconButton icon={star} label={t('gallery.favourite')} filled aria-pressed />
        </CardAction>
      </div>
      <p className="caption ink-3">{t('gallery.site_number')}</p>
      <MetaLine icon={factory}>{t('gallery.supplier')}</MetaLine>
      <div className={styles.between}>
        <MetaLine icon={calendar}>{t('gallery.period')}</MetaLine>
        <StatusChip role="warn" icon={triangleAlert}>
          {t('gallery.chip_expiry')}
        </StatusChip>
      </div>
    </CardPart>
    <CardPart foot>
      <div className={styles.between}>
        <span className="caption ink-3">{t('gallery.today')}</span>
        <OutlineChip icon={truck}>{t('gallery.deliveries')}</OutlineChip>
      </div>
    </CardPart>
  </Card>
);

const Delivery = ({ plate }: { plate: string | null }) => (
  <Card>
    <CardPart>
      <div className={styles.tile}>
        <MaterialTile category={2} name={t('gallery.material_category')} />
        <div>
          <CardTitle href={HERE} level={3}>
            {t('gallery.material')}
          </CardTitle>
          <p className="caption ink-2">{t('gallery.factory')}</p>
        </div>
      </div>
      <div className={styles.between}>
        <Plate plate={plate} missing={t('gallery.no_plate')} />
        <Quantity value="26,40" />
      </div>
    </CardPart>
    <CardPart foot>
      <div className={styles.between}>
        <MetaLine icon={clock}>{t('gallery.weighed')}</MetaLine>
        <OutlineChip icon={circleDashed}>{t('gallery.chip_unconfirmed')}</OutlineChip>
      </div>
    </CardPart>
  </Card>
);
