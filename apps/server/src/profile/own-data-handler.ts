import * as profile from '@abrufbar/contract/own-data.ts';
import { handle } from '#core/context.ts';
import { Refusal } from '#core/refusal.ts';
import { listCompanies, listOwnData, OWN_DATA } from '#profile/own-data-store.ts';

export const exportData = handle(profile.exportData, async ({ db, caller, scope, now, today }) => {
  if (caller.impersonator !== null) throw new Refusal(403, 'impersonated_account');
  const document: Record<string, unknown> = {
    created_at: now.toISOString(),
    companies: await listCompanies(db, scope),
  };
  for (const [name, section] of Object.entries(OWN_DATA)) {
    document[name] = await listOwnData(db, scope, caller.userId, section);
  }
  return { name: `abrufbar-${today}.json`, content: JSON.stringify(document, null, 2) };
});
