import vasSample from '#imports/samples/vas.json' with { type: 'json' };
import { buildPlant } from '#testing/concepts/plant.ts';
import type { TestServer } from '#testing/server/server.ts';

const TARE_KG = 14_620;
const LOADS = [
  ['06:22', 25_000],
  ['07:57', 25_000],
  ['09:27', 26_440],
] as const;

/** A plant with three loads of one lorry that was not weighed empty again, the last of them too heavy. */
export const buildOddLoads = async (server: TestServer) => {
  const plant = await buildPlant(server);
  const { report } = await plant.post(
    'vas',
    LOADS.map(([time, net], at) => ({
      ...vasSample[0],
      Debitor: plant.customerNumber,
      Kontraktnummer: plant.contract.contract_number,
      Lieferscheinnummer: `810456${at}`,
      Kennzeichen: 'HI BT 1204',
      Wiegezeit: `${time}:00`,
      Tara: TARE_KG,
      Netto: net,
      Brutto: TARE_KG + net,
    })),
  );
  if (report.created !== LOADS.length) throw new Error(`${report.created} loads were imported`);
  return plant;
};
