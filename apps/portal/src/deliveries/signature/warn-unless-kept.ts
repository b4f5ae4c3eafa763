import { isConfirmed } from '@abrufbar/domain/deliveries/delivery.ts';
import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import type { QueryClient } from '@tanstack/react-query';
import { detailsKey, type Details } from '#deliveries/confirmation.ts';
import type { Signed } from '#deliveries/confirm-intent.ts';

const t = reader(signatureTexts);

/** Says so when a colleague confirmed first, whose confirmation stands with its signature or without one (BEY-78). */
export const warnUnlessKept = async (
  cache: QueryClient,
  delivery: Details,
  { signed_by, strokes }: Signed['shown'],
): Promise<void> => {
  const queryKey = detailsKey(delivery);
  await cache.invalidateQueries({ queryKey }, { cancelRefetch: false }); // it is under way already
  const details = cache.getQueryData<Details>(queryKey);
  if (!details || !isConfirmed(details.status)) return;
  const { signature } = details;
  const isKept =
    signature?.signed_by === signed_by &&
    JSON.stringify(signature.strokes) === JSON.stringify(strokes);
  if (!isKept) showFlash('error', t('signature.not_kept'));
};
