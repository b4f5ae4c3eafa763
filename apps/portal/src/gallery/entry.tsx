import '@abrufbar/web/tokens.css';
import '@abrufbar/web/base.css';
import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import { createRoot } from 'react-dom/client';
import { Gallery } from '#gallery/gallery.tsx';

/** All components on one page for developers: /gallery.html?brand=suedkies&theme=dark. */

const THEMES = ['light', 'dark'] as const;
const wanted = new URLSearchParams(location.search);
const { dataset } = document.documentElement;
dataset['brand'] = BRANDS.find((brand) => brand === wanted.get('brand')) ?? BRANDS[0];
dataset['theme'] = THEMES.find((theme) => theme === wanted.get('theme')) ?? THEMES[0];

const root = document.getElementById('root');
if (root) createRoot(root).render(<Gallery />);
