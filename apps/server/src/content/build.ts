import type { Brand } from '@abrufbar/domain/values/brand.ts';
import type { LegalKind } from '@abrufbar/domain/content/pages.ts';
import { insertMaintenance, type MaintenancePlan } from '#content/maintenance/store.ts';
import { insertVersion } from '#content/pages/version-store.ts';
import { insertPlan } from '#content/announcements/store.ts';
import { insertAnnouncement } from '#content/store.ts';
import type { Database } from '#core/database/database.ts';

type LegalTextFields = {
  readonly html: string;
  readonly publishedAt: Date;
  readonly kind?: LegalKind;
  readonly brand?: Brand;
};

/** A version of the terms of the first brand. */
export const buildLegalText = async (
  db: Database,
  { kind = 'terms', brand = 'nordstein', html, publishedAt }: LegalTextFields,
): Promise<void> => {
  await insertVersion(db, { kind, brand }, { html, publishedAt, by: null });
};

/** Help of a path pattern that has counted for long; built again, the new one counts. */
export const buildHelp = async (db: Database, path: string, html: string): Promise<void> => {
  await insertVersion(db, { kind: 'help', path }, { html, publishedAt: new Date(0), by: null });
};

type AnnouncementFields = {
  readonly message: string;
  readonly startsAt: Date;
  readonly endsAt?: Date | null;
  readonly brand?: Brand | null;
  readonly isPermanent?: boolean;
};

/** An announcement for both brands that can be closed and has no end. */
export const buildAnnouncement = (db: Database, fields: AnnouncementFields): Promise<void> =>
  insertAnnouncement(
    db,
    { brand: null, isPermanent: false, endsAt: null, ...fields },
    fields.startsAt,
  );

/** A draft of an announcement on the start page, which nobody sees. */
export const buildDraft = (
  db: Database,
  { brand, message }: { readonly brand: Brand; readonly message: string },
): Promise<string> => {
  const plan = {
    brand,
    title: null,
    path: null,
    scope: null,
    html: message,
    isPermanent: false,
    onStart: true,
    onLogin: false,
    companies: null,
    startsAt: new Date(0).toISOString(),
    endsAt: null,
    plannedAt: null,
  };
  return insertPlan(db, plan, { name: 'Sabine Kruse', at: new Date(0) });
};

/** A maintenance of both brands that has its text from the portal; runs from now on unless the fields say otherwise. */
export const buildMaintenance = (
  db: Database,
  fields: Partial<MaintenancePlan> = {},
): Promise<string> => {
  const plan = { brand: null, startsAt: new Date(), expectedUntil: null, html: null, ...fields };
  return insertMaintenance(db, plan, { name: 'Katrin Vogt', at: plan.startsAt });
};
