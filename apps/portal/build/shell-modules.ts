/** Pages that are rendered at build time; `shell` serves every other address. */
export const SHELLS = ['login', 'dashboard', 'shell'] as const;
export type Shell = (typeof SHELLS)[number];

/** Entry modules whose code each page needs first, and whose styles it has inside. */
export const SHELL_MODULES: Readonly<Record<Shell, readonly string[]>> = {
  login: ['src/main.tsx', 'src/session/login.tsx'],
  dashboard: [
    'src/main.tsx',
    'src/shell.tsx',
    'src/dashboard/dashboard.tsx',
    'src/dashboard/dashboard-content.tsx',
  ],
  shell: ['src/main.tsx', 'src/shell.tsx'],
};
