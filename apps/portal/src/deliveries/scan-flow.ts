import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { href } from '#core/paths.ts';
import { place, replaceSearch, useSearch } from '#core/router.ts';
import { readPhoto } from '#deliveries/scan-photo.ts';
import { openReader } from '#deliveries/scan-reader.ts';
import { openFound, uploadCode } from '#deliveries/scan-upload.ts';

const t = reader(deliveriesScannerTexts);

type Failure = { readonly title: string; readonly lines: readonly string[] };

/** From a code, a photo or a number to the delivery; one at a time, whatever is seen meanwhile (D-49). */
export const useScanFlow = (companyNumber: string) => {
  const handed = useSearch().get('d');
  const [step, setStep] = useState<'look' | 'read' | 'found'>(handed === null ? 'look' : 'read');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [codes] = useState(openReader);
  useEffect(() => codes.close, [codes]);
  const isBusy = useRef(false);
  const typed = useRef(0);
  const [visit] = useState(() => place.get().visit);
  const isHere = () => place.get().visit === visit;

  /** What the server says against it; nothing once the delivery opens. */
  const upload = async (
    data: string,
    isWanted = isHere,
  ): Promise<readonly string[] | 'no-reception'> => {
    const answer = await uploadCode(companyNumber, data);
    if (!isWanted()) return []; // who has left meanwhile stays where he went, and in his company
    if (answer === 'no-reception') return answer;
    if ('refused' in answer) return answer.refused;
    setStep('found');
    await openFound(answer.found, isHere);
    return [];
  };

  const find = async (read: () => Promise<string | null>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStep('read');
    const data = await read();
    const lines = data === null ? [t('scanner.photo_none_text')] : await upload(data);
    isBusy.current = false;
    if (lines === 'no-reception') return setStep('look'); // the page says so, and looks on once there is some
    if (lines.length === 0) return undefined;
    const title = t(data === null ? 'scanner.photo_none_title' : 'scanner.failed_title');
    return setFailure({ title, lines });
  };

  // Opened by the camera of the phone itself: the address of the code is ours and leads here (D-49).
  const findHanded = useEffectEvent((code: string) => {
    replaceSearch({ d: null });
    void find(async () => location.origin + href('qr-scanner', {}, { d: code }));
  });
  useEffect(() => {
    // The step is known to be that of an upload already (see above).
    if (handed !== null) queueMicrotask(() => findHanded(handed));
  }, [handed]);

  return {
    step,
    failure,
    codes,
    findCode: (code: string) => void find(async () => code),
    findOnPhoto: (file: File) => void find(() => readPhoto(file, codes)),
    /** Resolves with what is wrong with the number, '' once the delivery opens. */
    findNumber: async (number: string): Promise<string> => {
      const mine = ++typed.current;
      const lines = await upload(number, () => mine === typed.current && isHere());
      return lines === 'no-reception' ? t('scanner.offline') : lines.join(' ');
    },
    /** Who closes the sheet does not want the answer any more. */
    forgetNumber: () => void (typed.current += 1),
    /** The camera starts again (QR-05, ERR-16). */
    lookAgain: () => {
      setFailure(null);
      setStep('look');
    },
  };
};
