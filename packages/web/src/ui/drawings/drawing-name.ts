/**
 * `gate`: nothing comes. `fog`: no reception and nothing kept. `sealed`: something is closed. `sieve`: no results.
 * `notes`: everything is read or done. `scale`: not found, or not loaded.
 */
export type DrawingName = 'gate' | 'fog' | 'sealed' | 'sieve' | 'notes' | 'scale';
