import type { Modules } from '#deliveries/bent-code/flatten.ts';
import type { Pixels } from '#deliveries/scanner/scan-result.ts';

const BORDER_MODULES = 4;
const MODULE_PX = 3;

/** The modules as a clean print. */
export const printed = (modules: Modules, count: number): Pixels => {
  const side = (count + 2 * BORDER_MODULES) * MODULE_PX;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let point = 0; point < side * side; point += 1) {
    const column = Math.floor((point % side) / MODULE_PX) - BORDER_MODULES;
    const row = Math.floor(point / side / MODULE_PX) - BORDER_MODULES;
    const isOn = column >= 0 && row >= 0 && column < count && row < count;
    if (isOn && (modules[row * count + column] ?? 0) < 0) data.fill(0, point * 4, point * 4 + 3);
  }
  return { data, width: side, height: side };
};
