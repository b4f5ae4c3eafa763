/** Light on a paper, and what lies on it; all lengths in widths of the code, from its middle. */
import type { Shape } from './slip-shapes.ts';

/** Brightness of a point, from that of the dry paper in even light. */
export type Light = (bright: number, x: number, y: number, frame: number) => number;

type Chance = () => number;
const place = (chance: Chance, reach = 0.8) => (chance() - 0.5) * reach;

/** A lamp or the sun mirrored by the paper; it wanders with the hand. */
export const glare = (radius: number, chance: Chance): Light => {
  const [x0, y0] = [place(chance, 0.6), place(chance, 0.6)];
  const wander = chance() * Math.PI * 2;
  return (bright, x, y, frame) => {
    const [dx, dy] = [
      x - x0 - frame * 0.12 * Math.cos(wander),
      y - y0 - frame * 0.12 * Math.sin(wander),
    ];
    const away = Math.hypot(dx, dy * 1.6) / radius;
    return Math.min(255, bright + 420 * Math.exp(-(away ** 4)) + 90 * Math.exp(-away / 2));
  };
};

/** A hand or the phone keeps the light off one side. */
export const shadow = (share: number, chance: Chance): Light => {
  const tilt = chance() * Math.PI * 2;
  const from = place(chance, 0.5);
  return (bright, x, y) => {
    const over = (x * Math.cos(tilt) + y * Math.sin(tilt) - from) * 14;
    return bright * (share + (1 - share) / (1 + Math.exp(-over)));
  };
};

/** Wet spots let the paper look grey, and run the ink. */
export const stains = (strength: number, chance: Chance): Light => {
  const spots = Array.from({ length: 6 }, () => ({
    x: place(chance),
    y: place(chance),
    radius: 0.08 + chance() * 0.2,
  }));
  return (bright, x, y) => {
    const isWet = spots.some((spot) => Math.hypot(x - spot.x, y - spot.y) < spot.radius);
    return isWet ? bright + (110 - bright) * strength : bright;
  };
};

/** Drops of rain: each shows its place as through a lens. */
export const drops = (count: number, chance: Chance): Shape => {
  const all = Array.from({ length: Math.round(count) }, () => ({
    x: place(chance, 1),
    y: place(chance, 1),
    radius: 0.015 + chance() * 0.03,
  }));
  return ({ x, y, light }) => {
    for (const drop of all) {
      const away = Math.hypot(x - drop.x, y - drop.y) / drop.radius;
      if (away >= 1) continue;
      const nearer = 0.35 + 0.65 * away ** 2;
      const isShining = away > 0.3 && away < 0.6 && x < drop.x && y < drop.y;
      return {
        x: drop.x + (x - drop.x) * nearer,
        y: drop.y + (y - drop.y) * nearer,
        light: light * (isShining ? 3 : 1.05 - 0.2 * away ** 3),
      };
    }
    return { x, y, light };
  };
};

const CLAY_LEVEL = 120; // brightness of mud and fingers

/** A finger or mud from the edge, over this share of the width. */
export const cover = (reach: number, chance: Chance): Light => {
  const tilt = chance() * Math.PI * 2;
  const [x0, y0] = [Math.cos(tilt) * 0.5, Math.sin(tilt) * 0.5];
  return (bright, x, y) => (Math.hypot(x - x0, y - y0) < reach ? CLAY_LEVEL : bright);
};
