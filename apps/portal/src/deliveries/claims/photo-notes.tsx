import { UploadNotes } from '#documents/uploads/notes.tsx';
import { useUploads } from '#documents/uploads/use-uploads.ts';

type PhotoNotesProps = { readonly claimId: string; readonly deliveryId: string };

/** Photos of a claim that are still on their way. */
export const PhotoNotes = ({ claimId, deliveryId }: PhotoNotesProps) => {
  const sent = useUploads(deliveryId).filter((upload) => upload.claimId === claimId);
  return <UploadNotes deliveryId={deliveryId} sent={sent} />;
};
