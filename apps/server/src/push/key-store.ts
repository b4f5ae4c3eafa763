import { Client } from 'pg';
import { makePushKeys, type PushKeys, readPushKeys } from '#core/push/vapid-signature.ts';
import type { Settings } from '#core/settings.ts';

type Row = { readonly public_key: string; readonly private_key: string };

/**
 * The pair that pushes are signed with: that of the settings, else the one kept in the database, which the first
 * server to start makes. Read as owner; the restricted roles have no right to it.
 */
export const findPushKeys = async (
  ownerUrl: string,
  { VAPID_PRIVATE_KEY }: Pick<Settings, 'VAPID_PRIVATE_KEY'>,
  now: Date,
): Promise<PushKeys> => {
  const given = VAPID_PRIVATE_KEY === undefined ? null : readPushKeys(VAPID_PRIVATE_KEY);
  if (given !== null) return given;
  const client = new Client({ connectionString: ownerUrl, application_name: 'abrufbar-start' });
  await client.connect();
  try {
    const read = async () => {
      const { rows } = await client.query<Row>('SELECT public_key, private_key FROM push_keys');
      return rows[0];
    };
    const kept = (await read()) ?? (await insertPushKeys(client, now).then(read));
    if (!kept) throw new Error('the push keys were not kept');
    return { publicKey: kept.public_key, privateKey: kept.private_key };
  } finally {
    await client.end();
  }
};

/** Of two servers that start concurrently one wins; both then read its pair. */
const insertPushKeys = async (client: Client, now: Date): Promise<void> => {
  const { publicKey, privateKey } = makePushKeys();
  await client.query(
    `INSERT INTO push_keys (id, public_key, private_key, made_at) VALUES (1, $1, $2, $3)
     ON CONFLICT DO NOTHING`,
    [publicKey, privateKey, now],
  );
};
