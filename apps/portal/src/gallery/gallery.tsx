import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Buttons } from '#gallery/buttons.tsx';
import { Cards } from '#gallery/cards.tsx';
import { Chips } from '#gallery/chips.tsx';
import { Fields } from '#gallery/fields.tsx';
import styles from './gallery.module.css';
import { Heads } from '#gallery/heads.tsx';
import { Inputs } from '#gallery/inputs.tsx';
import { Layers } from '#gallery/layers.tsx';
import { Notes } from '#gallery/notes.tsx';
import { Rows } from '#gallery/rows.tsx';
import { Shapes } from '#gallery/shapes.tsx';
import { Waiting } from '#gallery/waiting.tsx';

const t = reader(galleryTexts);

export const Gallery = () => (
  <main className={styles.gallery}>
    <h1 className="visually-hidden">{t('gallery.title')}</h1>
    <div className={styles.columns}>
      <Buttons />
      <Chips />
      <Fields />
      <Inputs />
      <Notes />
      <Shapes />
    </div>
    <PageParts />
  </main>
);

/** Parts of pages, which the design shows only on whole screens. */
const PageParts = () => (
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
