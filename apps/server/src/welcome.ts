import { BRANDS } from '@abrufbar/domain/brand.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#core/settings.ts';

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
};

/** What an operator reads once the server listens: its addresses, one per brand and host. */
export const welcome = (app: FastifyInstance, { BRAND_HOSTS }: Settings): string => {
  const hosts = [['localhost', BRANDS[0]], ...BRAND_HOSTS];
  const lines = hosts.map(([host, brand]) => `  http://${host}:${portOf(app)}  (${brand})`);
  return `\nabrufbar is ready:\n${lines.join('\n')}\n\n`;
};
