import { type TestServer } from '../../apps/server/testing/server/server.ts';
import vasSample from '../../apps/server/src/imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '../../apps/server/testing/concepts/plant.ts';
import { buildToken } from '../../apps/server/src/session/build.ts';

/** A site whose plant weighs lorries, and a user signed in today. */
export const buildWeighing = async (server: TestServer) => {
  const plant = await buildPlant(server);
  const token = await server.build({}, (db) => buildToken(db, plant.user));
  const weigh = (number: string) =>
    plant.post('vas', [
      {
        ...vasSample[0],
        Debitor: plant.customerNumber,
        Kontraktnummer: plant.contract.contract_number,
        Lieferscheinnummer: number,
      },
    ]);
  return { ...plant, token, weigh };
};
