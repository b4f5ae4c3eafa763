/** Systems that import, each with keys of its own; `erp` keeps master data. */
export const SOURCES = ['vas', 'di', 'ubl', 'erp'] as const;
export type Source = (typeof SOURCES)[number];

export type TicketMaterial = {
  readonly number: string;
  readonly name: string;
  /** Exact decimal with three digits after the point. */
  readonly quantity: string;
  readonly unit: string;
};

/**
 * One weighed load in either source format (SRV-29, SRV-30, D-66). Quantities are whole
 * thousandths (kilograms of a tonne) in calculations and exact decimals in the result.
 */
export type Ticket = {
  readonly number: string;
  /** A later state of the same ticket has a higher revision; an older one never overwrites it. */
  readonly revision: number;
  readonly contractNumber: string;
  /** Customer number (Debitor) of the supplier's own system. */
  readonly customerNumber: string;
  readonly factoryNumber: string;
  readonly factoryName: string;
  readonly plate: string | null;
  readonly carrier: string | null;
  readonly vehicleType: string | null;
  readonly rounds: number | null;
  readonly incoterm: string | null;
  /**
   * Number of the call-off in the supplier's system. Absent, not null, if none is named: thus a ticket
   * imported before this field existed still has the same digest and counts as unchanged.
   */
  readonly callOffNumber?: string;
  /** Id of the delivery here that the document is a copy of, where it says so; absent otherwise. */
  readonly copyOf?: string;
  /** Tonnes as exact decimals, as printed on the slip. */
  readonly gross: string | null;
  readonly tare: string | null;
  readonly net: string | null;
  /** The tare was not weighed again but is a stored value; the slip has to say so. */
  readonly tareStored: boolean;
  readonly weighedAt: Date;
  /** Day and `HH:MM` in Europe/Berlin as printed on the slip. */
  readonly weighedOn: string;
  readonly weighedTime: string;
  readonly materials: readonly TicketMaterial[];
};

/** Tonnes as text from whole kilograms, without a float in between. */
export const fromThousandths = (value: number): string => {
  const digits = String(value).padStart(4, '0');
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`;
};

/** Whole thousandths of a decimal with at most three digits after `point`; null for anything else. */
export const toThousandths = (text: string, point: '.' | ','): number | null => {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:[.,](\d{1,3}))?$/.exec(text) ?? [];
  if (whole === undefined || text.includes(point === '.' ? ',' : '.')) return null;
  return Number(whole + fraction.padEnd(3, '0'));
};

/** Whether an instant is valid and in the years 1 to 9999, as the database requires. */
export const isInstant = (value: Date): boolean => {
  const year = value.getUTCFullYear(); // NaN for an invalid instant
  return year >= 1 && year <= 9999;
};

/** A value a source may leave out or send as null. */
export type Maybe<T> = T | null | undefined;

/** Optional text of a source: missing, null and empty mean the same. */
export const textOrNull = (value: Maybe<string>): string | null => value || null;
