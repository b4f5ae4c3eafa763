import type { CLAIM_REMEDIES } from '@abrufbar/domain/deliveries/claims.ts';
import { hashKey } from '@tanstack/react-query';
import { cache } from '#core/api/cache.ts';
import { keepFile, keptFile } from '#core/last-state/files.ts';
import { forget, keptAnswers } from '#core/last-state/last-state.ts';
import type { ClaimReason } from '#deliveries/claims/reservation-for.ts';
import type { Details } from '#deliveries/confirmation.ts';
import type { HeldPhoto } from '#documents/uploads/held-photos.ts';

/**
 * Input of a claim, kept on this phone until it is sent or discarded (BEY-98): Android may end the page as soon as the
 * camera opens. It belongs to the last state, which ends with the session.
 */
type Input = {
  readonly reasons: readonly ClaimReason[];
  readonly note: string;
  readonly remedy: (typeof CLAIM_REMEDIES)[number];
};
export type Draft = Input & { readonly photos: readonly HeldPhoto[] };
type KeptClaim = {
  /** One that was sent before the page ended is the same claim again. */
  readonly claimId: string;
  readonly input: Input;
  readonly photoKeys: readonly string[];
};

type Of = Pick<Details, 'id' | 'company_number'>;
const NAME = 'deliveries.claimDraft';
const keyOf = ({ id, company_number }: Of) => [NAME, { delivery_id: id, company_number }] as const;
const hashOf = (photoKey: string): string => hashKey(['deliveries.claimPhoto', photoKey]);

cache.setQueryDefaults([NAME], { gcTime: Infinity });
const keptFor = (delivery: Of): KeptClaim | undefined => cache.getQueryData(keyOf(delivery));

export const keepDraft = (delivery: Of, claimId: string, draft: Draft): void => {
  const { photos, ...input } = draft;
  const before = keptFor(delivery)?.photoKeys ?? [];
  const photoKeys = photos.map(({ key }) => key);
  cache.setQueryData<KeptClaim>(keyOf(delivery), { claimId, input, photoKeys });
  forget(before.filter((key) => !photoKeys.includes(key)).map(hashOf));
  for (const photo of photos) if (!before.includes(photo.key)) void keepPhoto(delivery, photo);
};

const keepPhoto = async (delivery: Of, { key, file, prepared }: HeldPhoto): Promise<void> => {
  const ready = await prepared;
  if (!ready || !keptFor(delivery)?.photoKeys.includes(key)) return;
  const named = new File([ready], file.name, { type: ready.type });
  keepFile(hashOf(key), named, delivery.company_number);
};

/** Sent, discarded or emptied. */
export const forgetDraft = (delivery: Of): void => {
  const photoKeys = keptFor(delivery)?.photoKeys ?? [];
  cache.removeQueries({ queryKey: keyOf(delivery) });
  forget([hashKey(keyOf(delivery)), ...photoKeys.map(hashOf)]);
};

/** The input of an earlier visit, and how many of its photos are lost; null without any. */
export const readDraft = async (delivery: Of) => {
  const hash = hashKey(keyOf(delivery));
  const answer = (await keptAnswers()).find((one) => one.hash === hash);
  if (!answer) return null;
  const kept = answer.data as KeptClaim; // written above
  cache.setQueryData<KeptClaim>(keyOf(delivery), kept);
  const found = await Promise.all(
    kept.photoKeys.map(async (key) => ({ key, file: await keptFile(hashOf(key)) })),
  );
  const photos = found.flatMap(({ key, file }) =>
    file ? [{ key, file, prepared: Promise.resolve(file) }] : [],
  );
  const { claimId, input, photoKeys } = kept;
  return { claimId, draft: { ...input, photos }, lostPhotos: photoKeys.length - photos.length };
};
