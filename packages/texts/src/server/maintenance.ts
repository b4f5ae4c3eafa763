/** How the portal announces a maintenance that is planned. */
export const maintenanceTexts = {
  'maintenance.announced': 'Ab {von}\u00A0Uhr ist das Portal wegen einer Wartung nicht erreichbar.',
  'maintenance.announced_until':
    'Von {von} bis voraussichtlich {bis}\u00A0Uhr ist das Portal wegen einer Wartung nicht erreichbar.',
} as const;
