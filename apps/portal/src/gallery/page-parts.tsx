import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Cards } from '#gallery/cards.tsx';
import styles from './gallery.module.css';
import { Heads } from '#gallery/heads.tsx';
import { Layers } from '#gallery/layers.tsx';
import { Rows } from '#gallery/rows.tsx';
import { Waiting } from '#gallery/waiting.tsx';

const t = reader(galleryTexts);

/** Parts of pages that the design shows on whole screens only. */
export const More = () => (
  <div className={styles.more}>
    <h2 className="title">{t('gallery.more')}</h2>
    <div className={styles.columns}>
      <Heads />
      <Cards />
      <Rows />
      <Waiting />
      <Layers />
    </div>
  </div>
);
