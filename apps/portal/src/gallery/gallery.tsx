import { galleryTexts } from '@abrufbar/texts/frame/gallery.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Buttons } from '#gallery/buttons.tsx';
import { Chips } from '#gallery/chips.tsx';
import { Fields } from '#gallery/fields.tsx';
import styles from './gallery.module.css';
import { Inputs } from '#gallery/inputs.tsx';
import { More } from '#gallery/page-parts.tsx';
import { Notes } from '#gallery/notes.tsx';
import { Shapes } from '#gallery/shapes.tsx';

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
    <More />
  </main>
);
