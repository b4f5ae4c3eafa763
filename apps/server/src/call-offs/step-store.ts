import type { Action } from '@abrufbar/domain/call-offs/status.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '#core/database/database.ts';
import type { Tables } from '#core/database/tables.ts';

/** `enter` and `correct` are those of the supplier's system that no state machine needs (SRV-32). */
export type MessagedStep = Action | 'create' | 'enter' | 'correct';

/** Adds a step to the history; nothing there is ever changed (D-31). */
export const insertStep = async (
  db: Database,
  row: Insertable<Tables['call_off_steps']>,
): Promise<void> => {
  await db.insertInto('call_off_steps').values(row).execute();
};

/** One step of a call-off; the latest one has the version of the call-off. */
export const findStep = (db: Database, companyId: number, callOffId: string, version: number) =>
  db
    .selectFrom('call_off_steps')
    .select(['action', 'answer'])
    .where('company_id', '=', companyId)
    .where('call_off_id', '=', callOffId)
    .where('version', '=', version)
    .executeTakeFirst();

/** A delivery of a call-off as messages show it. */
export type DeliveryFacts = {
  contract_name: string;
  material_name: string;
  material_number: string;
  category: number;
  quantity: string;
  quantity_unit: string;
  starts_on: string;
  starts_time: string;
  ends_on: string;
  ends_time: string;
};

/** A step as its message shows it, with the call-off as it is now. */
export type StepFacts = DeliveryFacts & {
  contract_id: string;
  event_id: string;
  at: string;
  action: MessagedStep;
  answer: string | null;
  actor: string | null;
  created_by: string | null;
  /** Contact persons before and after the step. */
  contacts: (string | null)[];
};

export const findStepFacts = async (
  db: Database,
  companyId: number,
  callOffId: string,
  version: number,
): Promise<StepFacts | undefined> => {
  const { rows } = await sql<StepFacts>`
    SELECT o.contract_id, c.name AS contract_name, s.event_id, s.at, s.action, s.answer,
      s.user_id AS actor, o.created_by, o.material_name, o.material_number, o.category, o.quantity, o.quantity_unit,
      o.starts_on, o.starts_time, o.ends_on, o.ends_time,
      json_build_array(o.contact_user_id, s.old_values ->> 'contact_user_id',
        s.new_values ->> 'contact_user_id') AS contacts
    FROM call_off_steps s
    JOIN call_offs o ON o.company_id = s.company_id AND o.id = s.call_off_id
    JOIN contracts c ON c.company_id = o.company_id AND c.id = o.contract_id
    WHERE s.company_id = ${companyId} AND s.call_off_id = ${callOffId} AND s.version = ${version}`.execute(
    db,
  );
  return rows[0];
};
