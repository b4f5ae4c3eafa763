import { userId } from '#core/outbox/send-call.ts';
import { useStore } from '@abrufbar/web/store.ts';
import { uploads, type Upload } from '#documents/uploads/upload.ts';

/** Pending uploads of the signed-in user for a delivery. */
export const useUploads = (deliveryId: string): readonly Upload[] => {
  const owner = userId();
  return useStore(uploads).filter((one) => one.deliveryId === deliveryId && one.userId === owner);
};
