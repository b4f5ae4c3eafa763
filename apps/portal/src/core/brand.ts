import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { store, useStore } from '@abrufbar/web/store.ts';

const t = reader(appTexts);

// The server picks the page of the brand by host (BRD-01); the page says which one it is.
const current = store<Brand>(
  BRANDS.find((brand) => brand === globalThis.document?.documentElement.dataset.brand) ?? BRANDS[0],
);

/** For the prerendering of each brand. */
export const setBrand = current.set;
export const useBrand = (): Brand => useStore(current);
export const brandName = (): string => t(`brand.${current.get()}`);
