import { overlayTrail } from '#core/device.ts';
import { href } from '#core/navigation/paths.ts';

/** Screens above the one they were opened from, to which closing returns (SES-10, D-05). */
const OVERLAYS = ['messages', 'qr-scanner', 'help'] as const;
type Overlay = (typeof OVERLAYS)[number];
const MAX_VISITS = 5; // SES-12

type Trail = Readonly<Record<string, readonly string[]>>;

/** The list with one more visit in front: newest first, no equal neighbours, five at most. */
export const withVisit = (list: readonly string[], path: string): readonly string[] =>
  list[0] === path ? list : [path, ...list].slice(0, MAX_VISITS);

/** Newest path that is not the overlay itself, else the dashboard (SES-11). */
export const newestOutside = (list: readonly string[], overlay: Overlay): string =>
  list.find((path) => overlayAt(path) !== overlay) ?? href('dashboard');

/** The overlay an address is part of, null for any other screen. */
export const overlayAt = (path: string): Overlay | null => {
  const [, first] = path.split('/');
  return OVERLAYS.find((one) => one === first) ?? null;
};

/** Remembers where an overlay was opened from. */
export const recordOverlay = (from: string, to: string): void => {
  const overlay = overlayAt(to);
  if (overlay === null || overlay === overlayAt(from)) return;
  const trail = read();
  overlayTrail.set(JSON.stringify({ ...trail, [overlay]: withVisit(trail[overlay] ?? [], from) }));
};

/** The path that closing an overlay returns to. */
export const returnPath = (overlay: Overlay): string =>
  newestOutside(read()[overlay] ?? [], overlay);

const read = (): Trail => {
  try {
    return JSON.parse(overlayTrail.get() ?? '{}') as Trail; // written above on this device
  } catch {
    return {}; // edited by hand: counts as empty
  }
};
