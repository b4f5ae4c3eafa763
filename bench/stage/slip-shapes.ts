/** How a paper is bent; all lengths in widths of the code, from its middle. */

/** A point of the paper: where it lies on the flat sheet, and how much light it gets. */
type PaperPoint = { readonly x: number; readonly y: number; readonly light: number };
export type Shape = (point: PaperPoint) => PaperPoint;

type Chance = () => number;

/** How far a raised point is seen beside its place, as a share of its height: the camera looks a little from the side. */
const SIDE_VIEW_SHARE = 0.45;

/** One half lies flat, the other is raised by so many degrees. */
export const fold = (degrees: number, way: 'across' | 'along', chance: Chance): Shape => {
  const angle = (degrees * Math.PI) / 180;
  const tilt = (way === 'across' ? Math.PI / 2 : 0) + (chance() - 0.5) * 0.25;
  const [nx, ny] = [Math.cos(tilt), Math.sin(tilt)];
  const from = (chance() - 0.5) * 0.5;
  const [sideways, slant] = [
    (chance() - 0.5) * SIDE_VIEW_SHARE,
    (chance() - 0.5) * SIDE_VIEW_SHARE,
  ];
  const shade = 1 - Math.sin(angle) * chance() * 0.5;
  return ({ x, y, light }) => {
    const over = x * nx + y * ny - from;
    if (over <= 0) return { x, y, light };
    const away = over / (Math.cos(angle) + Math.sin(angle) * sideways);
    const height = away * Math.sin(angle);
    const beside = -height * slant;
    return {
      x: x + (away - over) * nx - beside * ny,
      y: y + (away - over) * ny + beside * nx,
      light: light * shade,
    };
  };
};

/** Rolled to a tube of this radius. */
export const bend = (radius: number, chance: Chance): Shape => {
  const tilt = chance() * Math.PI;
  const [nx, ny] = [Math.cos(tilt), Math.sin(tilt)];
  return ({ x, y, light }) => {
    const over = x * nx + y * ny;
    const share = Math.max(-0.99, Math.min(0.99, over / radius));
    const away = Math.asin(share) * radius - over;
    return { x: x + away * nx, y: y + away * ny, light: light * (1 - 0.5 * share ** 2) };
  };
};

const CREASES = 7;

/** Balled up and smoothed out again: creases all over, each facet with its own slope and light. */
export const crumple = (height: number, chance: Chance): Shape => {
  const creases = Array.from({ length: CREASES }, () => {
    const tilt = chance() * Math.PI;
    return {
      nx: Math.cos(tilt),
      ny: Math.sin(tilt),
      from: (chance() - 0.5) * 0.9,
      slope: (chance() - 0.5) * 2 * height,
    };
  });
  const [sideways, upwards] = [chance() - 0.5, chance() - 0.5];
  return ({ x, y, light }) => {
    let raised = 0;
    let shade = 0;
    for (const { nx, ny, from, slope } of creases) {
      const over = x * nx + y * ny - from;
      raised += Math.abs(over) * slope;
      shade += Math.sign(over) * slope * (nx * 0.6 + ny * 0.4);
    }
    return {
      x: x + raised * sideways * SIDE_VIEW_SHARE,
      y: y + raised * upwards * SIDE_VIEW_SHARE,
      light: light * Math.max(0.3, Math.min(1.3, 1 + shade * 0.5)),
    };
  };
};
