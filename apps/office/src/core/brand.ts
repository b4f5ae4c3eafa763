import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { appTexts } from '@abrufbar/texts/frame/app.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { store, useStore } from '@abrufbar/web/store.ts';
import { chosenBrand } from '#core/device.ts';

const t = reader(appTexts);
const root = document.documentElement;

const brandNamed = (name: string | null | undefined): Brand | undefined =>
  BRANDS.find((brand) => brand === name);

// The server picks the page of the brand by host, index.html the brand chosen in this window.
const current = store<Brand>(brandNamed(root.dataset['brand']) ?? BRANDS[0]);

/** The brand whose look the page has and whose rows the calls read (OFF-32). */
export const useBrand = (): Brand => useStore(current);
export const currentBrand = current.get;

export const selectBrand = (brand: Brand): void => {
  chosenBrand.set(brand);
  root.dataset['brand'] = brand;
  current.set(brand);
};

/** Somebody else signs in: the brand of the host unless it is none of theirs. */
export const settleBrand = (brands: readonly Brand[]): void => {
  const [first] = brands;
  const chosen = brandNamed(chosenBrand.get()) ?? current.get();
  if (first) selectBrand(brands.includes(chosen) ? chosen : first);
};

export const brandName = (brand: Brand): string => t(`brand.${brand}`);
