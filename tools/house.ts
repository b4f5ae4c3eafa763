/** The house as tables: rooms, allowed imports, folders. Its words: language.ts. See README.md. */

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
  portal: ['core', 'contract-page', 'dashboard', 'gallery', 'materials', 'outbox'],
  office: ['core', 'gallery', 'impersonation', 'palette'],
};

/** Folders whose files are looked up by name or number, however many there are. */
export const FULL_FOLDERS = ['packages/web/src/ui', 'apps/server/migrations', 'docs/decisions'];

/**
 * Inside an app root files import concepts and concepts import `core/`. Between concepts only these
 * arrows exist, without cycles; a new one needs its reason in the commit.
 */
export const ARROWS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  portal: {
    dashboard: [
      'amounts',
      'companies',
      'contract-page',
      'contracts',
      'deliveries',
      'materials',
      'notifications',
      'outbox',
    ],
    // The page of the outbox names everything that may wait.
    outbox: [
      'call-offs',
      'contract-page',
      'contracts',
      'deliveries',
      'documents',
      'materials',
      'notifications',
    ],
    // The list of a contract is downloaded from its overview.
    contracts: ['deliveries', 'amounts', 'documents', 'contract-page', 'materials', 'companies'],
    'call-offs': ['contracts', 'contract-page', 'materials'],
    // A checked delivery counts in the amounts of its day.
    deliveries: ['amounts', 'documents', 'contract-page', 'materials'],
    // Invoices are a page of a contract, or of the company that is chosen there.
    documents: ['companies', 'contract-page', 'materials'],
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
    // A document names its customer by the number the supplier gave the company.
    // People of master data get an invitation.
    imports: [
      'companies',
      'contracts',
      'deliveries',
      'documents',
      'call-offs',
      'registration',
      // An export belongs to a member of staff; so of documents and registration.
      'staff',
    ],
    // Staff see a contract with the people of its company, and take it along as a file; its followers get a mail.
    contracts: ['companies', 'notifications', 'staff'],
    amounts: ['contracts'],
    deliveries: ['contracts', 'amounts', 'notifications', 'staff'],
    // The supplier's system names a company by its customer number; an export belongs to a member of staff.
    'call-offs': ['companies', 'contracts', 'amounts', 'notifications', 'staff'],
    // Documents are printed from deliveries and contracts; files of every company are searched.
    documents: ['companies', 'contracts', 'deliveries', 'staff'],
    // Accepted terms are stored with the person.
    session: ['companies'],
    // The texts of the portal leave as a file of the office.
    content: ['companies', 'staff'],
    // A push has the text of its message.
    push: ['notifications'],
    profile: ['session', 'companies'],
    registration: ['session', 'companies', 'staff'],
    // Tokens, password hashes and their rules are the same for staff.
    staff: ['session'],
  },
  office: {
    // A hit, and a call-off of a contract or customer, looks as in the work list.
    palette: ['call-offs'],
    contracts: ['call-offs', 'deliveries', 'documents'],
    // A delivery opens with its photos and papers.
    deliveries: ['documents'],
    // Somebody is invited to a customer from its page.
    companies: ['call-offs', 'contracts', 'impersonation', 'registration'],
    // The people of a call-off can be looked at as in the portal.
    'call-offs': ['impersonation'],
    // Switching the portal off asks for the code in its own dialog.
    content: ['session'],
  },
};

/** Tables whose concept is not that of the migration that made them. */
export const MOVED_TABLES: Readonly<Record<string, string>> = {
  factories: 'contracts',
  company_changes: 'core',
  company_change_ends: 'core',
};

/** Folders that may combine concepts as root files do. */
export const COMPOSING = ['admin', 'demo'];

/** Words that say nothing about the content of a file; `service-worker` is allowed. */
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
