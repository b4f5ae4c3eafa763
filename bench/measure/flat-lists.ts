/** Whether lists take the same time however many deliveries there are. */
import { type Figure, median } from '../stage/figures.ts';
import { listPath } from './list-request.ts';
import { Connection, getText } from './http-load.ts';
import type { Stage } from '../stage/seeded-server.ts';

const REPEATS = 200;
const PAGE_SIZE = 20;

/** The same request again and again, or a scroll that goes one page further each time. */
type Path = (stage: Stage, time: number) => string;

// Somebody far down: the first request jumps there, every other one asks for the page after.
const deep: Path = ({ big, bigIncoming }, time) => {
  const pages = Math.floor(bigIncoming / PAGE_SIZE);
  const far = Math.floor(pages / 2);
  return listPath(big, far + (time % Math.min(25, pages - far)));
};

const PATHS: Readonly<Record<string, Path>> = {
  'page 1': ({ big }) => listPath(big, 1),
  'page 15': ({ big }) => listPath(big, 15),
  'deep scroll': deep,
  contracts: () => '/api/v2/contracts?company_number=104233&page=1',
  totals: ({ big }) => `/api/v2/materials/quantity/total?contract_number=${big}&page=1`,
  'daily amounts': ({ big }) => `/api/v2/materials/quantity/daily?contract_number=${big}&page=1`,
};

const BY_SIZE: readonly [first: number, last: number] = [0, -1];

/** Ratios of the largest to the smallest database; requests to all of them take turns. */
export const measureFlat = async (
  stages: readonly { readonly size: number; readonly stage: Stage }[],
): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const visitors = stages.map(({ size, stage }) => ({
    size,
    stage,
    connection: new Connection(stage.address),
  }));
  for (const [number, [name, path]] of Object.entries(PATHS).entries()) {
    const times = visitors.map((): number[] => []);
    for (let time = 0; time < REPEATS; time += 1) {
      for (const [index, { stage, connection }] of visitors.entries()) {
        const token = stage.tokens[number] ?? '';
        const asked = performance.now();
        await connection.ask(getText(path(stage, time), token));
        times[index]?.push(performance.now() - asked);
      }
    }
    const medians = times.map(median);
    const [smallest, largest] = BY_SIZE.map((at) => medians.at(at) ?? Number.NaN);
    figures.push({
      name: `p50 of ${name}, ${visitors.map(({ size }) => size.toExponential(0)).join(' to ')} deliveries`,
      value: (largest ?? Number.NaN) / (smallest ?? Number.NaN),
      unit: 'x',
      max: 1.3,
      from: `${medians.map((one) => one.toFixed(2)).join(' / ')} ms`,
    });
  }
  for (const { connection } of visitors) connection.close();
  return figures;
};
