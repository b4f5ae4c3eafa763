import { BRANDS } from '@abrufbar/domain/values/brand.ts';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '#core/settings.ts';

const portOf = (app: FastifyInstance): number | undefined => {
  const [address] = app.addresses();
  return typeof address === 'object' ? address.port : undefined;
};

/**
 * What an operator reads once the server listens: its addresses, one per brand and host, and where mails end
 * up while there is no mail server.
 */
export const welcome = (app: FastifyInstance, { BRAND_HOSTS, SMTP_URL }: Settings): string => {
  const hosts = [['localhost', BRANDS[0]], ...BRAND_HOSTS];
  const lines = hosts.map(([host, brand]) => `  http://${host}:${portOf(app)}  (${brand})`);
  const mails =
    SMTP_URL === undefined
      ? `Without SMTP_URL mails are shown at http://localhost:${portOf(app)}/mailbox\n\n`
      : '';
  return `\nabrufbar is ready:\n${lines.join('\n')}\n\n${mails}`;
};
