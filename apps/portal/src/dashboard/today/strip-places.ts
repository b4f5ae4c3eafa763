/** Where the flag stands, in percent of the strip. */
export const FLAG_PERCENT = 80;
/** The field of the span never reaches farther. */
const FIELD_PERCENT = { from: 34, to: 97 };
/** A lorry on its way never stands farther along it. */
const MAX_DRIVEN = 0.96;
/** Beside the plant. */
const FIRST_LORRY_PERCENT = 16;

type Way = {
  /** At least one. */
  readonly drivingMinutes: number;
  readonly minutesSinceWeighing: number;
  readonly spanMinutes: number;
  readonly hasArrived: boolean;
};

/** Places on the strip in percent: the lorry, and both ends of the field in which it is expected (BEY-49). */
export const placesOn = ({
  drivingMinutes,
  minutesSinceWeighing,
  spanMinutes,
  hasArrived,
}: Way): { readonly lorry: number; readonly from: number; readonly to: number } => {
  const half = (FLAG_PERCENT * spanMinutes) / drivingMinutes;
  const driven = hasArrived ? 1 : Math.min(MAX_DRIVEN, minutesSinceWeighing / drivingMinutes);
  return {
    lorry: Math.max(FIRST_LORRY_PERCENT, FLAG_PERCENT * driven),
    from: Math.max(FIELD_PERCENT.from, FLAG_PERCENT - half),
    to: Math.min(FIELD_PERCENT.to, FLAG_PERCENT + half),
  };
};
