import { buffer } from 'node:stream/consumers';
import * as profile from '@abrufbar/contract/profile/own-data.ts';
import { handle, type UserContext } from '#core/calls/context.ts';
import { findPictureOf } from '#profile/store.ts';
import { listCompanies, listOwnData, OWN_DATA } from '#profile/own-data-store.ts';

export const exportData = handle(profile.exportData, async (context) => {
  const { db, caller, scope, now, today } = context;
  const document: Record<string, unknown> = {
    created_at: now.toISOString(),
    companies: await listCompanies(db, scope),
  };
  for (const [name, section] of Object.entries(OWN_DATA)) {
    document[name] = await listOwnData(db, scope, caller.userId, section);
  }
  document['picture_file'] = await pictureOf(context);
  return { name: `abrufbar-${today}.json`, content: JSON.stringify(document, null, 2) };
});

/** The picture itself, in a form that browsers open from their address bar. */
const pictureOf = async ({ db, caller, files }: UserContext): Promise<string | null> => {
  const found = await findPictureOf(db, caller.userId);
  const stream = found && (await files.read('pictures', found.file));
  return stream ? `data:image/webp;base64,${(await buffer(stream)).toString('base64')}` : null;
};
