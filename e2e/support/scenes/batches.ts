import { BRANDS, type Brand } from '@abrufbar/domain/values/brand.ts';
import { scenes } from './all-scenes.ts';
import type { Scene } from './scene.ts';
import type { View } from '../demo/data.ts';

/** Every id of a view is its own name: paths are alike if they lead to the same screen. */
// Every field of a view is text for an address.
const NAMES = new Proxy({}, { get: (_, name) => String(name) }) as View;

/** Small enough that the workers of a run end together. */
const BATCH_SCENES = 8;

const startsAlike = (one: Scene, other: Scene): boolean =>
  one.as === other.as &&
  one.before === other.before &&
  one.inWholeBrowser === other.inWholeBrowser &&
  !one.alone &&
  !other.alone;

/** Screens that read the day of all sites. */
const OF_TODAY = /^\/(?:dashboard|contract-detail|delivery-check|delivery-single)\b/;

/** Names of what a scene shows, whichever screen does: the delivery, the contract, the day, or the screen itself. */
const subjectsOf = ({ path }: Scene): ReadonlySet<string> => {
  const way = path(NAMES).replace(/\?.*/, '');
  const subject = way.slice(way.lastIndexOf('/') + 1);
  return new Set(OF_TODAY.test(way) ? [subject, 'today'] : [subject]);
};

/** Screens show again what any of them has read: with other answers it must not have been open before. */
const canFollow = (one: Scene, other: Scene): boolean =>
  !one.answers === !other.answers &&
  (one.answers === other.answers || subjectsOf(one).isDisjointFrom(subjectsOf(other)));

/**
 * Scenes that one page can show one after the other, since they are those of one person and prepared the same way; a
 * move inside the open app costs a tenth of the load of a page.
 */
const batchesOf = (all: readonly Scene[]): readonly Scene[][] => {
  const batches: Scene[][] = [];
  // Sheets and dialogs of a screen come after all screens.
  const ordered = all.toSorted((one, other) => Number(!!one.act) - Number(!!other.act));
  for (const scene of ordered) {
    const fits = (batch: readonly Scene[]) =>
      batch.length < BATCH_SCENES &&
      batch.every((one) => startsAlike(one, scene) && canFollow(one, scene));
    const open = batches.find(fits);
    if (open) open.push(scene);
    else batches.push([scene]);
  }
  return batches;
};

type Batch = { readonly scenes: readonly Scene[]; readonly brands: readonly Brand[] };

/** All scenes; half of them are staged at the host of either brand, which comes first. */
export const sceneBatches: readonly Batch[] = [BRANDS, BRANDS.toReversed()].flatMap(
  (brands, rest) =>
    batchesOf(scenes.filter((_, index) => index % 2 === rest)).map((batch) => ({
      scenes: batch,
      brands,
    })),
);
