import type { Call } from '@abrufbar/contract/protocol/call.ts';
import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { Clock } from '#core/clock.ts';
import type {
  Caller,
  CompanySystem,
  Handler,
  ImportSource,
  StaffSession,
  View,
} from '#core/calls/context.ts';
import type { Database, Pool } from '#core/database/database.ts';
import type { Files } from '#core/files/files.ts';
import type { Jobs } from '#core/jobs/jobs.ts';
import type { Live } from '#core/live/live.ts';
import type { Logger } from '#core/log.ts';
import type { Mailbox } from '#core/mail/mailbox.ts';
import type { Push } from '#core/push/push.ts';
import type { SecretBox } from '#core/secret-box.ts';
import type { Signer } from '#core/signer.ts';
import type { Settings } from '#core/settings.ts';

/** A maintenance that runs. */
export type Maintenance = {
  /** Null: all brands. */
  readonly brand: Brand | null;
  /** Null shows the text the portal brings along (D-58). */
  readonly html: string | null;
};

/** Dependencies of the server on the concepts and the process. */
export type ServerDeps = {
  readonly handlers: readonly Handler[];
  /** Connections of the restricted role that answers customers. */
  readonly database: Pool;
  /** Connections of the restricted role that answers staff. */
  readonly staffDatabase: Pool;
  /** Encrypts and hashes what signs staff in. */
  readonly secrets: SecretBox;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly files: Files;
  readonly push: Push;
  /** Signs what is printed on paper. */
  readonly signer: Signer;
  readonly live: Live;
  readonly log: Logger;
  /** The signed-in user behind a bearer token; null for a dead session. Reads may rely on a short memory. */
  readonly authenticate: (
    database: Pool,
    token: string,
    now: Date,
    kind: Call['kind'],
  ) => Promise<Caller | null>;
  /** Whether the session of the office behind a person's impersonated session still counts (OFF-88). */
  readonly isViewOpen: (userId: string, view: View, now: Date) => Promise<boolean>;
  /** The staff member behind a bearer token, a half session too; null for a dead one. Active calls prolong it. */
  readonly authenticateStaff: (
    database: Pool,
    token: string,
    now: Date,
    isActive: boolean,
  ) => Promise<StaffSession | null>;
  /** The weighing system behind an import key, which may be limited to addresses. */
  readonly authenticateImport: (
    database: Pool,
    key: string,
    address: string,
    now: Date,
  ) => Promise<ImportSource | null>;
  /** The system of a company behind the company's key; null for a wrong or revoked one. */
  readonly authenticateCompanyKey: (
    database: Pool,
    key: string,
    now: Date,
  ) => Promise<CompanySystem | null>;
  /** Whether a person has accepted the terms, for calls that need it (D-56). */
  readonly hasAcceptedTerms: (
    db: Database,
    person: { readonly userId: string; readonly brand: Brand; readonly now: Date },
  ) => Promise<boolean>;
  /** Where mails can be looked at while there is no mail server. */
  readonly mailbox: Mailbox | null;
  /** Maintenance that runs at an instant, the newest last. */
  readonly maintenance: (database: Pool, now: Date) => Promise<readonly Maintenance[]>;
  /** Folder of the built portal, if it is not where the build puts it. */
  readonly portal?: string;
  /** Folder of the built office, likewise. */
  readonly office?: string;
};
