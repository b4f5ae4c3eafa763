import { warnFromMinutes } from '@abrufbar/domain/deliveries/freshness.ts';

/** Units of the drawing. */
export const DIAL = { width: 320, height: 256, x: 160, y: 148, radius: 103 } as const;
const LABEL_RADIUS_UNITS = 132;
/** Clockwise from the right. */
const START_DEGREES = 135;
const SWEEP_DEGREES = 270;
const HALF_TURN_DEGREES = 180;

const STEPS_MINUTES = [5, 10, 15, 30, 60, 120] as const;
const STEPS_COUNT = 6;

type Place = { readonly x: number; readonly y: number };

const round = (value: number): number => Math.round(value * 100) / 100;

const placeOf = (share: number, radius: number): Place => {
  const radians = ((START_DEGREES + share * SWEEP_DEGREES) * Math.PI) / HALF_TURN_DEGREES;
  return {
    x: round(DIAL.x + radius * Math.cos(radians)),
    y: round(DIAL.y + radius * Math.sin(radians)),
  };
};

/** Path along the ring between two shares of it; one without length draws its round end alone. */
const arc = (from: number, to: number): string => {
  const start = placeOf(from, DIAL.radius);
  const end = placeOf(to, DIAL.radius);
  const isLarge = (to - from) * SWEEP_DEGREES > HALF_TURN_DEGREES;
  return `M${start.x} ${start.y}A${DIAL.radius} ${DIAL.radius} 0 ${isLarge ? 1 : 0} 1 ${end.x} ${end.y}`;
};

/** Minutes that are written at the ring: few round ones, and the limit, which none stands close to. */
export const labelsOf = (limit: number): readonly number[] => {
  const step = STEPS_MINUTES.find((one) => limit / one <= STEPS_COUNT) ?? limit;
  const labels = [0];
  for (let minutes = step; minutes <= limit - step / 2; minutes += step) labels.push(minutes);
  return [...labels, limit];
};

/** Where everything on the dial stands after so many minutes. */
export const placesOn = (limit: number, minutes: number) => {
  const now = Math.min(1, minutes / limit);
  const warnFrom = warnFromMinutes(limit) / limit;
  return {
    whole: arc(0, 1),
    zone: arc(warnFrom, 1),
    /** Until the zone, and in it. */
    before: arc(0, Math.min(now, warnFrom)),
    within: now > warnFrom ? arc(warnFrom, now) : null,
    marker: placeOf(now, DIAL.radius),
    labels: labelsOf(limit).map((label) => ({
      label,
      ...placeOf(label / limit, LABEL_RADIUS_UNITS),
    })),
  };
};
