/** Rows that calls of the office name, and the words in which the access list says who may call. */
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';
import type { AnnouncementRows } from '#testing/requests/office-access-announcements.ts';
import type { ContractRows } from '#testing/requests/office-access-contracts.ts';
import type { CustomerRows } from '#testing/requests/office-access-customers.ts';
import type { ImportRows } from '#testing/requests/office-access-imports.ts';
import type { Names } from '#testing/requests/names.ts';

type DraftedText = { readonly key: string; readonly version: number };

/** Rows of one brand: those of its company, and a member of its staff with one session. */
export type OfficeRows = Names &
  AnnouncementRows &
  ContractRows &
  CustomerRows &
  ImportRows & {
    readonly staff_id: string;
    readonly staff_session_id: string;
    /** A call-off nobody has decided, and the plant of its item. */
    readonly undecided_id: string;
    readonly factory_number: string;
    /** Another plant, as the office names it: `12:0310`. */
    readonly plant_key: string;
    /** A decision about another call-off that has not taken effect. */
    readonly decided_id: string;
    readonly decision_id: string;
    readonly template_id: string;
    /** Privacy terms with a draft, terms with a draft, and a help page, which is one for both brands. */
    readonly privacy: DraftedText;
    readonly terms: DraftedText;
    readonly help_key: string;
    /** A text of the portal that the brand alone has written. */
    readonly text_key: string;
    /** Planned, of the brand alone. */
    readonly maintenance_id: string;
    /** A saved view and an export of the member. */
    readonly view_id: string;
    readonly export_id: string;
    readonly company_id: string;
    /** A delivery that nobody has corrected, and its file. */
    readonly load_id: string;
    readonly waiting_claim_id: string;
    readonly unanswered_claim_id: string;
    readonly file_id: string;
    /** An invoice its customer gets, and one that was withdrawn. */
    readonly sent_invoice_id: string;
    readonly withdrawn_invoice_id: string;
  };

/** Fields as they travel: texts in path and query, JSON in a body, texts and bytes in a multipart one. */
type Input = Readonly<Record<string, unknown>>;

export type OfficeAccess = {
  /** Roles that may call; null for the calls of signing in, which have no session yet. */
  readonly roles: readonly StaffRole[] | null;
  /** Status for rows of another brand and for absent ones; of signing in, for whoever has no half session. */
  readonly foreign: 200 | 401 | 403 | 404;
  /** Whether a code is asked for before. */
  readonly asksCode: boolean;
  readonly input: (rows: OfficeRows) => Input;
  /** Rows of one member: for everybody else they do not exist. */
  readonly isPersonal?: true;
  /** Only for who holds all brands: what is changed belongs to all of them. */
  readonly needsAllBrands?: true;
};

type Way = (
  foreign: OfficeAccess['foreign'],
  input?: OfficeAccess['input'],
) => Omit<OfficeAccess, 'asksCode'>;

const nothing = (): Input => ({});
const only =
  (...roles: StaffRole[]): Way =>
  (foreign, input = nothing) => ({ roles, foreign, input });

export const everybody = only('admin', 'dispatcher', 'editor', 'support');
export const administration = only('admin');
export const dispatch = only('admin', 'dispatcher');
export const looking = only('admin', 'dispatcher', 'support');
export const readingTexts = only('admin', 'editor', 'support');
export const editing = only('admin', 'editor');
export const viewing = only('admin', 'support');
export const filing = only('admin', 'editor');
export const signingIn: Way = (foreign, input = nothing) => ({ roles: null, foreign, input });

export const plain = (access: ReturnType<Way>): OfficeAccess => ({ ...access, asksCode: false });
export const withCode = (access: ReturnType<Way>): OfficeAccess => ({ ...access, asksCode: true });

export const personal = (access: OfficeAccess): OfficeAccess => ({ ...access, isPersonal: true });

export const ofAllBrands = (access: OfficeAccess): OfficeAccess => ({
  ...access,
  needsAllBrands: true,
});
