/** The part of the office's access list about announcements and snippets. */
import type { StaffRole } from '@abrufbar/domain/staff/roles.ts';

export type AnnouncementRows = {
  /** A draft, of the brand alone. */
  readonly announcement_id: string;
};

type Input = (rows: AnnouncementRows) => Readonly<Record<string, unknown>>;

const access =
  (...roles: StaffRole[]) =>
  (foreign: 200 | 404, input: Input = () => ({})) =>
    ({ roles, foreign, input, asksCode: false }) as const;
const reading = access('admin', 'editor', 'support');
const editing = access('admin', 'editor');

const audience = {
  both: false,
  on_start: true,
  on_login: false,
  path: null,
  starts_at: '2027-02-01T18:00:00.000Z',
  ends_at: null,
  companies: null,
};
const draft = {
  ...audience,
  own_title: null,
  content: 'Das Werk ist zu.',
  closable: true,
  scope: 'session',
  is_planned: false,
};
const stored = ({ announcement_id }: AnnouncementRows) => ({ id: announcement_id });

export const ANNOUNCEMENT_ACCESS = {
  'content.officeAnnouncements': reading(200),
  'content.officeAnnouncement': reading(404, stored),
  'content.officeReach': reading(200, () => ({ ...audience, id: null })),
  'content.officeAudience': reading(200),
  'content.officeCreateAnnouncement': editing(200, () => draft),
  'content.officeUpdateAnnouncement': editing(404, (rows) => ({
    ...stored(rows),
    version: 1,
    ...draft,
  })),
  'content.officeRemoveAnnouncement': editing(404, (rows) => ({ ...stored(rows), version: '1' })),
};
