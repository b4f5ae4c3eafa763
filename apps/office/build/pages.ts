import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { officeTexts } from '@abrufbar/texts/staff/frame.ts';
import { DEEP, fillPage } from '../../../packages/web/build/brand-pages.ts';
import { neededBy, readChunks } from '../../../packages/web/build/chunks.ts';
import { noInline, noteInline, writeInline } from '../../../packages/web/build/inline-hashes.ts';
import { precompress } from '../../../packages/web/build/precompress.ts';

const t = reader({ ...appTexts, ...officeTexts });
const ENTRY = 'src/main.tsx';

/** Values of the placeholders in index.html. */
export const pageValues = (brand: Brand): Readonly<Record<string, string>> => ({
  brand,
  title: t('app.page_title', { titel: t('bo.product'), marke: t(`brand.${brand}`) }),
  ...DEEP[brand],
});

type Places = {
  readonly root: string;
  readonly dist: string;
  readonly preview: string;
  readonly assets: string;
};

/** Makes the page of each brand out of the bundler's output. */
export const finishPages = async ({ root, dist, preview, assets }: Places): Promise<void> => {
  const page = await linked(await readFile(join(root, 'index.html'), 'utf8'), dist);
  const inline = noInline();
  for (const brand of BRANDS) {
    const html = fillPage(page, pageValues(brand));
    noteInline(html, inline);
    await mkdir(join(dist, brand), { recursive: true });
    await writeFile(join(dist, brand, 'shell.html'), html);
    const icon = `${brand}-app-icon.svg`;
    await cp(join(assets, icon), join(dist, icon));
  }
  await writePreview(join(root, 'preview.html'), preview, dist);
  await writeInline(dist, inline);
  await precompress(dist);
};

/** The page with the addresses of its code, styles and font. */
const linked = async (template: string, dist: string): Promise<string> => {
  const chunks = await readChunks(dist);
  const needed = neededBy(chunks, [ENTRY]);
  const styles = Object.values(chunks).flatMap(({ file }) => (file.endsWith('.css') ? [file] : []));
  const css = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')));
  const [font] = /assets\/sofia-sans-(?!ext)[\w-]+\.woff2/.exec(css.join('')) ?? [];
  const head = [
    `<link rel="preload" href="/office/${font}" as="font" type="font/woff2" crossorigin>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/office/${file}">`),
    ...needed.slice(1).map(({ file }) => `<link rel="modulepreload" href="/office/${file}">`),
  ];
  return template
    .replace(`/${ENTRY}`, `/office/${chunks[ENTRY]?.file}`)
    .replace('</head>', `${head.join('')}</head>`);
};

/** The page in the frame of the preview: the portal's styles, and no script. */
const writePreview = async (template: string, built: string, dist: string): Promise<void> => {
  const files = await readdir(join(built, 'assets'));
  const styles = files.filter((file) => file.endsWith('.css'));
  // Fonts have the names that the office's build gave them, too.
  for (const file of styles) {
    await cp(join(built, 'assets', file), join(dist, 'assets', `preview-${file}`));
  }
  await rm(built, { recursive: true });
  const links = styles.map(
    (file) => `<link rel="stylesheet" href="/office/assets/preview-${file}">`,
  );
  const page = fillPage(await readFile(template, 'utf8'), { title: t('bo.product') });
  await writeFile(join(dist, 'preview.html'), page.replace('</head>', `${links.join('')}</head>`));
};
