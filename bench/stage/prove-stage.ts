/** Set-up of all rows of `npm run prove`: a database, the real server, and a line to it that can break. */
import { openDatabase } from '../../apps/server/src/core/database/database.ts';
import { openEffects } from './effects.ts';
import { startLine, startServer } from './prove-processes.ts';
import { openEmptyServer } from './seeded-server.ts';

/** One line of the table. */
export type Proof = {
  readonly row: string;
  readonly what: string;
  readonly figure: string;
  /** Faults, precise enough to look for them; empty: the row holds. */
  readonly faults: readonly string[];
};

export type Prover = (stage: ProveStage, isDeep: boolean) => AsyncIterable<Proof>;

export const openDrillSetup = async () => {
  await using opened = new AsyncDisposableStack();
  const ground = await openEmptyServer();
  opened.defer(ground.stop);
  const server = await startServer(ground.dataDir);
  opened.defer(server.stop);
  const line = await startLine(server);
  opened.defer(line.stop);
  const owner = openDatabase(ground.urlFor('abrufbar_owner'), 'owner');
  opened.defer(owner.close);
  const look = await openEffects(ground.urlFor('postgres'));
  opened.defer(look.close);
  const all = opened.move();
  const { dataDir } = ground;
  return { server, line, owner, look, dataDir, stop: () => all.disposeAsync() };
};
export type ProveStage = Awaited<ReturnType<typeof openDrillSetup>>;
