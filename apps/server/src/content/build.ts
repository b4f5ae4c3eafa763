import type { Brand } from '@abrufbar/domain/values/brand.ts';
import { insertMaintenance, type MaintenancePlan } from '#content/maintenance/store.ts';
import { insertAnnouncement, insertLegalText, type LegalKind } from '#content/store.ts';
import type { Database } from '#core/database/database.ts';

type LegalTextFields = {
  readonly html: string;
  readonly publishedAt: Date;
  readonly kind?: LegalKind;
  readonly brand?: Brand;
};

/** A version of the terms of the first brand. */
export const buildLegalText = (db: Database, fields: LegalTextFields): Promise<void> =>
  insertLegalText(db, { kind: 'terms', brand: 'nordstein', ...fields });

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

/** A maintenance of both brands that has its text from the portal; runs from now on unless the fields say otherwise. */
export const buildMaintenance = (
  db: Database,
  fields: Partial<MaintenancePlan> = {},
): Promise<string> => {
  const plan = { brand: null, startsAt: new Date(), expectedUntil: null, html: null, ...fields };
  return insertMaintenance(db, plan, { name: 'Katrin Vogt', at: plan.startsAt });
};
