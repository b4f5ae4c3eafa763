/** A phone with the portal's outbox, as a process of its own; import `browser.ts` before it. */
import { submitChange } from '../../apps/portal/src/call-offs/outbox/change-intent.ts';
import { orderIntent, storeOrder } from '../../apps/portal/src/call-offs/outbox/order-intent.ts';
import { token } from '../../apps/portal/src/core/device.ts';
import { submit, type Submission } from '../../apps/portal/src/core/outbox/outbox.ts';
import { startRouter } from '../../apps/portal/src/core/navigation/router.ts';
import { submitConfirmation } from '../../apps/portal/src/deliveries/confirm-intent.ts';
import type { PhoneNews, PhoneOrder, Task } from '../stage/process-messages.ts';
import type * as database from '../../apps/portal/src/core/outbox/database.ts';
import * as disk from './disk.ts';

const { TOKEN = '' } = process.env;
const COMPANY = '104233';

disk satisfies typeof database; // replaces it

const report = (news: PhoneNews): void => void process.send?.(news);

const send = async (task: Task): Promise<Submission> => {
  switch (task.kind) {
    case 'order': {
      const intent = orderIntent({
        cartId: task.cartId,
        companyNumber: COMPANY,
        about: {
          contractId: task.contractId,
          contractItemId: task.itemId,
          materialName: 'Asphalttragschicht AC 22 T S',
          materialNumber: '102244',
          materialCategory: 2,
          unit: 't',
          order: storeOrder(task.order),
        },
      });
      return intent ? submit(intent) : { outcome: 'failed' };
    }
    case 'change': {
      const { callOff, requested } = task;
      return submitChange({ callOff, company: COMPANY, requested, replaces: null });
    }
    case 'confirm': {
      const delivery = {
        ...{ id: task.mark, contract_id: task.contractId, company_number: COMPANY },
        ...{ vehicle_license_plate: null, materials: [] },
      };
      return submitConfirmation({ delivery, before: undefined });
    }
  }
};

const obey = async (order: PhoneOrder): Promise<void> => {
  if (order.type === 'left') {
    const left = (await disk.listEntries()).map(({ kind, state, done, tried, refusal }) => ({
      kind,
      state,
      why: refusal ? `${refusal.status} ${refusal.message}` : `${done} done, ${tried} tried`,
    }));
    return report({ type: 'left', left });
  }
  const reportOutcome = async (task: Task) => {
    const { outcome } = await send(task);
    report({ type: 'outcome', mark: task.mark, outcome });
  };
  await Promise.all(order.tasks.map(reportOutcome));
};

// Maintenance ends the session (ERR-01); the user signs in again.
const RETURN_MS = 50;
token.set(TOKEN);
token.subscribe(() => {
  if (token.get() === null) setTimeout(() => token.set(TOKEN), RETURN_MS);
});
startRouter({ preload: async () => {}, signOut: () => {} });
process.on('message', (message) => void obey(message as PhoneOrder)); // only `prove-processes.ts` sends any
process.on('disconnect', () => process.exit());
report({ type: 'ready' });
