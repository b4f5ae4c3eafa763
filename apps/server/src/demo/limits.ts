/** Limits of an item in its unit; a missing one is none. */
type ItemLimits = {
  readonly warn_above?: string;
  readonly max_per_call_off?: string;
  readonly per_day?: string;
};

type SiteLimits = {
  readonly lead_hours: number;
  /** Sentence of the plant beside every warning. */
  readonly note_text: string | null;
  readonly unloading_points?: number;
  readonly unloading_minutes?: number;
  /** In the order of the positions. */
  readonly items: readonly ItemLimits[];
};

/** Sites whose plant warns above limits (OFF-104), by the number of their contract. */
export const SITE_LIMITS: Readonly<Record<string, SiteLimits>> = {
  '40018277': {
    lead_hours: 24,
    note_text: null,
    items: [{ max_per_call_off: '600.000', per_day: '450.000' }, { per_day: '600.000' }],
  },
  '40018145': {
    lead_hours: 48,
    note_text: 'Nachts liefern wir nur nach Absprache mit der Disposition.',
    unloading_points: 2,
    unloading_minutes: 12,
    items: [{ warn_above: '300.000', max_per_call_off: '500.000' }],
  },
  '50020101': {
    lead_hours: 24,
    note_text: 'Ab 250 t je Tag fragen Sie bitte im Werk nach.',
    items: [{ warn_above: '200.000', max_per_call_off: '300.000', per_day: '250.000' }],
  },
};

/** Those that its contract has. */
export const contractLimits = (number: string) => {
  const { items: _, ...ofContract } = SITE_LIMITS[number] ?? { items: [] };
  return ofContract;
};

/** The same of customers that only the dispatchers see, by their key: two of their requests lie above. */
export const OFFICE_LIMITS: Readonly<Record<number, ItemLimits>> = {
  23: { max_per_call_off: '300.000' },
  26: { per_day: '400.000' },
  27: { max_per_call_off: '250.000', per_day: '350.000' },
};
