/** Drawings for confirming a delivery. Lucide 1.62.0, ISC licence (LICENSE.txt here). */
export const hand =
  'M18 11V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2M14 10V4a2 2 0 0 0-2-2a2 2 0 0 0-2 2v2M10 10.5V6a2 2 0 0 0-2-2a2 2 0 0 0-2 2v8M18 8a2 2 0 1 1 4 0v6a8 8 0 0 1-8 8h-2c-2.8 0-4.5-.86-5.99-2.34l-3.6-3.6a2 2 0 0 1 2.83-2.82L7 15';
export const scale =
  'M12 3v18M19 8l3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7M7 21h10';
export const thermometer = 'M14 4v10.54a4 4 0 1 1-4 0V4a2 2 0 0 1 4 0Z';
export const clockAlert = 'M12 6v6l4 2M20 12v5M20 21h.01M21.25 8.2A10 10 0 1 0 16 21.16';
export const listChecks = 'M13 5h8M13 12h8M13 19h8M3 17l2 2 4-4M3 7l2 2 4-4';
