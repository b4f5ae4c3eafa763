/** The house as tables: rooms, who may import whom, words that name nothing. See README.md. */

export type Room = {
  /** Folder of its sources, with a slash at the end. */
  readonly folder: string;
  /** Rooms whose files it may import besides its own. */
  readonly imports: readonly string[];
  /** Packages from npm it may import; `declared` are those of its package.json. */
  readonly packages: readonly string[] | 'declared';
  /** Whether the modules of Node exist where this room runs. */
  readonly node: boolean;
};

export const ROOMS: Readonly<Record<string, Room>> = {
  domain: { folder: 'packages/domain/src/', imports: [], packages: [], node: false },
  formats: {
    folder: 'packages/formats/src/',
    imports: ['domain'],
    packages: 'declared',
    node: true,
  },
  contract: {
    folder: 'packages/contract/src/',
    imports: ['domain'],
    packages: ['zod'],
    node: false,
  },
  texts: { folder: 'packages/texts/src/', imports: ['domain'], packages: [], node: false },
  web: {
    folder: 'packages/web/src/',
    imports: ['contract', 'domain', 'texts'],
    packages: 'declared',
    node: false,
  },
  server: {
    folder: 'apps/server/src/',
    imports: ['formats', 'contract', 'domain', 'texts'],
    packages: 'declared',
    node: true,
  },
  portal: {
    folder: 'apps/portal/src/',
    imports: ['web', 'contract', 'domain', 'texts'],
    packages: 'declared',
    node: false,
  },
  office: {
    folder: 'apps/office/src/',
    imports: ['web', 'contract', 'domain', 'texts'],
    packages: 'declared',
    node: false,
  },
};

/** The words of the house: the same in every room. */
export const CONCEPTS = [
  'session',
  'registration',
  'profile',
  'companies',
  'contracts',
  'amounts',
  'deliveries',
  'call-offs',
  'notifications',
  'push',
  'content',
  'documents',
  'imports',
  'staff',
];

/** Folders of an app that are no concept. */
export const OTHER_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  server: ['core', 'admin', 'demo'],
  portal: ['core', 'contract-page', 'dashboard', 'gallery', 'materials'],
  office: ['core'],
};

/**
 * Inside an app root files import concepts and concepts import `core/`. Between concepts only these
 * arrows exist, without cycles; a new one needs its reason in the commit.
 */
export const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  portal: {
    dashboard: ['contracts', 'contract-page', 'companies', 'notifications'],
    // The list of a contract is taken away from its overview.
    contracts: ['deliveries', 'amounts', 'documents', 'contract-page', 'materials', 'companies'],
    'call-offs': ['contracts', 'contract-page', 'materials'],
    deliveries: ['documents', 'contract-page', 'materials'],
    amounts: ['contract-page', 'materials'],
    notifications: ['contract-page', 'materials'],
    // Refusing the terms signs out.
    content: ['session'],
    // Signing out deletes the files that wait on this phone.
    session: ['documents'],
    // A new password follows the rules the login shows.
    profile: ['companies', 'session'],
    registration: ['profile', 'session'],
  },
  server: {
    imports: ['contracts', 'deliveries', 'documents', 'call-offs'],
    amounts: ['contracts'],
    deliveries: ['contracts', 'amounts', 'notifications'],
    'call-offs': ['contracts', 'amounts', 'notifications'],
    // Papers are printed from deliveries and contracts; files of every company are looked for.
    documents: ['companies', 'contracts', 'deliveries'],
    // Which terms a person has accepted is kept with the person.
    session: ['companies'],
    content: ['companies'],
    // A push says what the message says.
    push: ['notifications'],
    profile: ['session', 'companies'],
    registration: ['session', 'companies'],
  },
  office: {},
};

/** Folders that put concepts together as root files do. */
export const COMPOSING = ['admin', 'demo'];

/** Words that say nothing about what a file holds; `service-worker` says it. */
export const EMPTY_WORDS = [
  'utils',
  'util',
  'helpers',
  'helper',
  'misc',
  'common',
  'shared',
  'manager',
  'service',
];

/** Files whose exports are called by tools, not imported. */
export const ENTRY_POINTS = [
  /\/(vite|playwright)\.config\.ts$/,
  /^tools\/test-run\/reporter\.ts$/,
  /^apps\/server\/testing\/database\/global-setup\.ts$/,
  /^e2e\/support\/cluster\.ts$/,
];
