import { userId } from '#core/outbox/send-call.ts';
import { useStore } from '#core/store.ts';
import { uploads, type Upload } from '#documents/uploads/upload.ts';

/** What the user of this device has added to a delivery and the server does not have yet. */
export const useUploads = (deliveryId: string): readonly Upload[] => {
  const owner = userId();
  return useStore(uploads).filter((one) => one.deliveryId === deliveryId && one.userId === owner);
};
