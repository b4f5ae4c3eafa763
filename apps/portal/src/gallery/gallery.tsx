import { galleryTexts } from '@abrufbar/texts/gallery.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { Buttons } from './buttons.tsx';
import { Chips } from './chips.tsx';
import { Fields } from './fields.tsx';
import styles from './gallery.module.css';
import { Inputs } from './inputs.tsx';
import { More } from './more.tsx';
import { Notes } from './notes.tsx';
import { Shapes } from './shapes.tsx';

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
