import { flatten, type Modules, type Unread } from '#deliveries/bent-code/flatten.ts';
import { printed } from '#deliveries/bent-code/printed.ts';
import type { Pixels } from '#deliveries/scanner/scan-result.ts';

/** Reads a clean print; null if it cannot be read. */
type ReadPrint = (pixels: Pixels) => Promise<string | null>;

/** Reads a found code once more, as one on bent paper. */
type ReadBent = (pixels: Pixels, unread: Unread) => Promise<string | null>;

/** Form of the address in our codes (decision 0034): what is damaged does not come out like this by chance. */
const NOTE_ADDRESS = /^https?:\/\/[^/?#\s]+\/qr-scanner\/?\?(?:[^#]*&)?d=[\w-]{36}\.[\w-]{22}$/i;

/**
 * Flattens the code of each picture, and lays that of the picture before over it: light and noise differ, the print
 * does not. A text that is no address of ours counts when a second picture gives it too.
 */
export const createBentReader = (read: ReadPrint): ReadBent => {
  let earlier: { readonly modules: Modules; readonly count: number } | null = null;
  let doubtful: string | null = null;
  return async (pixels, unread) => {
    const { count } = unread;
    const before = earlier?.count === count ? earlier.modules : null;
    let clearest: Modules = new Float32Array(count * count);
    for (const modules of flatten(pixels, unread)) {
      if (clarityOf(modules) > clarityOf(clearest)) clearest = modules;
      const text = await read(printed(modules, count));
      if (text !== null) return sure(text);
    }
    earlier = { modules: clearest, count };
    const text = before && (await read(printed(overlaid(clearest, before), count)));
    return text === null ? null : sure(text);
  };

  function sure(text: string): string | null {
    if (NOTE_ADDRESS.test(text) || text === doubtful) return text;
    doubtful = text;
    return null;
  }
};

const clarityOf = (modules: Modules): number =>
  modules.reduce((sum, level) => sum + Math.abs(level), 0);

const overlaid = (modules: Modules, others: Modules): Modules =>
  modules.map((level, at) => level + (others[at] ?? 0));
