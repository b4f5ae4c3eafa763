import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useOnline } from '#core/api/network.ts';
import { href } from '#core/navigation/paths.ts';
import { place, replaceSearch, useSearch } from '#core/navigation/router.ts';
import { drawOn } from '#deliveries/scanner/canvas.ts';
import { openReader, type Reader } from '#deliveries/scanner/reader.ts';
import type { ScanRefusal } from '#deliveries/scanner/refusal.ts';
import { NO_RESULT } from '#deliveries/scanner/scan-result.ts';
import { openFound, uploadCode } from '#deliveries/scanner/upload.ts';

const t = reader(deliveriesScannerTexts);

/** Opens the delivery of a code, a photo or a number; one upload at a time (D-49). */
export const useScanFlow = (companyNumber: string) => {
  const handed = useSearch().get('d');
  const [step, setStep] = useState<'scan' | 'read' | 'found'>(handed === null ? 'scan' : 'read');
  const [failure, setFailure] = useState<ScanRefusal | null>(null);
  const [codes] = useState(openReader);
  useEffect(() => codes.close, [codes]);
  const isBusy = useRef(false);
  const typed = useRef(0);
  const [visit] = useState(() => place.get().visit);
  const isHere = () => place.get().visit === visit;

  /** The reason for finding nothing; null once the delivery opens. */
  const upload = async (
    data: string,
    isWanted = isHere,
  ): Promise<ScanRefusal | 'no-reception' | null> => {
    const answer = await uploadCode(companyNumber, data);
    if (!isWanted()) return null; // a user who has left stays where they are, and in their company
    if (answer === 'no-reception') return answer;
    if ('refused' in answer) return answer.refused;
    setStep('found');
    await openFound(answer.found, isHere);
    return null;
  };

  const find = async (read: () => Promise<PhotoRead>): Promise<'no-reception' | undefined> => {
    if (isBusy.current) return undefined;
    isBusy.current = true;
    setStep('read');
    try {
      const { code, problem } = await read();
      if (problem) {
        const title = t(`scanner.photo_${problem}_title`);
        setFailure({ title, lines: [t(`scanner.photo_${problem}_text`)], byNumber: true });
        return undefined;
      }
      const refusal = await upload(code);
      if (refusal === 'no-reception') {
        setStep('scan'); // the page says so, and scanning resumes with the connection
        return refusal;
      }
      setFailure(refusal);
      return undefined;
    } finally {
      isBusy.current = false;
    }
  };

  // The phone's own camera app was used: the address in the code leads here (D-49).
  const late = useRef<string | null>(null);
  const findAddress = async (code: string): Promise<void> => {
    late.current = (await find(async () => ({ code }))) ? code : null;
  };
  const findHanded = useEffectEvent((code: string) => {
    replaceSearch({ d: null });
    void findAddress(location.origin + href('qr-scanner', {}, { d: code }));
  });
  const findLate = useEffectEvent(() => void (late.current !== null && findAddress(late.current)));
  // The user cannot open it again: a code received offline is uploaded when there is reception.
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && late.current !== null) queueMicrotask(() => findLate());
  }, [isOnline]);
  useEffect(() => {
    // The step is known to be that of an upload already (see above).
    if (handed !== null) queueMicrotask(() => findHanded(handed));
  }, [handed]);

  return {
    step,
    failure,
    codes,
    findCode: (code: string) => void find(async () => ({ code })),
    findOnPhoto: (file: File) => void find(() => readPhoto(file, codes)),
    /** Resolves with the problem of the number, '' once the delivery opens. */
    findNumber: async (number: string): Promise<string> => {
      const mine = ++typed.current;
      const refusal = await upload(number, () => mine === typed.current && isHere());
      if (refusal === 'no-reception') return t('scanner.offline');
      return refusal?.lines.join(' ') ?? '';
    },
    /** Closing the sheet discards the pending answer. */
    cancelNumber: () => void (typed.current += 1),
    /** The camera starts again (QR-05, ERR-16). */
    restart: () => {
      setFailure(null);
      setStep('scan');
    },
  };
};

/** Longer sides in pixels at which a photo is scanned: a code may fill it or be a small part of it. */
const SCALES_PX = [1000, 2000, 500, 4000];

/** The text that was read, or the reason why none was. */
type PhotoRead =
  | { readonly code: string; readonly problem?: never }
  | { readonly code?: never; readonly problem: 'none' | 'unreadable' };

/** Reads the code on a chosen photo. */
const readPhoto = async (file: Blob, { scan }: Reader): Promise<PhotoRead> => {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return { problem: 'unreadable' };
  try {
    const longest = Math.max(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    for (const scale of new Set(SCALES_PX.map((side) => Math.min(side, longest)))) {
      // Old phones lack the memory for the larger ones.
      const { text } = await scan(drawOn(canvas, picture, scale), true).catch(() => NO_RESULT);
      if (text !== null) return { code: text };
    }
    return { problem: 'none' };
  } finally {
    picture.close();
  }
};
