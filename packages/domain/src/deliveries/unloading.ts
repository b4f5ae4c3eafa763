/** How a site unloads its lorries, as the supplier keeps it at the contract (BEY-58). */
export type Unloading = {
  /** Lorries that are unloaded at the same time. */
  readonly points: number;
  /** Usual minutes of one; null where the default holds. */
  readonly minutes: number | null;
};

/** Of a load of asphalt or bulk. */
export const UNLOADING_MINUTES = 10;
/** Of a load of concrete. */
export const CONCRETE_UNLOADING_MINUTES = 20;

/** Usual minutes to unload one of these loads; concrete among them sets the pace (BEY-84, BEY-59). */
export const unloadingMinutes = ({ minutes }: Unloading, hasConcrete: boolean): number =>
  minutes ?? (hasConcrete ? CONCRETE_UNLOADING_MINUTES : UNLOADING_MINUTES);
