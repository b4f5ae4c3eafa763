import { FlashRegion } from '@abrufbar/web/ui/flash.tsx';
import { closeFlash, flash } from '#core/flash.ts';
import { useStore } from '#core/store.ts';

/** Stands in every page from shortly after its start, so that screen readers notice what appears in it. */
export const Flashes = () => <FlashRegion flash={useStore(flash)} onClose={closeFlash} />;
