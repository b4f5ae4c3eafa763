import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Dialog } from '@abrufbar/web/ui/dialog.tsx';
import { triangleAlert } from '@abrufbar/web/ui/icons/basic.ts';
import { useRef, useState } from 'react';
import { useOnline } from '#core/api/network.ts';
import { useScanFlow } from '#deliveries/scanner/flow.ts';
import { ScanNumberSheet } from '#deliveries/scanner/number-sheet.tsx';
import { ScanProblemState } from '#deliveries/scanner/problem-state.tsx';
import type { CameraProblem } from '#deliveries/scanner/problem.ts';
import { ScanView } from '#deliveries/scanner/view.tsx';
import { ScanWays } from '#deliveries/scanner/other-ways.tsx';

const t = reader({ ...deliveriesScannerTexts, ...generalTexts });

type ScannerProps = { readonly companyNumber: string; readonly onClose: () => void };

/** The camera, and beside it the two other ways to the delivery that a note belongs to. */
export const Scanner = ({ companyNumber, onClose }: ScannerProps) => {
  const flow = useScanFlow(companyNumber);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isTyping, setTyping] = useState(false);
  // The page offers the number by itself once.
  const [isOffered, setOffered] = useState(false);
  const isOnline = useOnline();
  const photo = useRef<HTMLInputElement>(null);
  const isScanning = flow.step === 'scan' && flow.failure === null;
  const ways = {
    onPhoto: () => photo.current?.click(),
    onNumber: () => setTyping(true),
  };
  const onProblem = (found: CameraProblem) => {
    setProblem(found);
    if (found.code !== 'not_found' || isOffered) return;
    setOffered(true); // without a camera nothing else is left to try first
    setTyping(true);
  };
  const isReading = flow.step !== 'scan' && flow.failure === null;
  const words = isReading ? t('scanner.reading') : '';
  return (
    <>
      {problem ? (
        <ScanProblemState problem={problem} onRetry={() => setProblem(null)} onClose={onClose}>
          <ScanWays {...ways} words={isOnline ? words : t('scanner.offline')} />
        </ScanProblemState>
      ) : (
        <ScanView
          step={flow.failure ? 'scan' : flow.step}
          camera={isScanning ? 'auto' : 'off'} // QR-04
          paused={isTyping || !isOnline}
          reader={flow.codes}
          onCode={flow.findCode}
          onProblem={onProblem}
          onClose={onClose}
        >
          <ScanWays {...ways} deep />
        </ScanView>
      )}
      {/* Stays while the camera comes and goes, as it does while a photo is taken. */}
      <input
        ref={photo}
        type="file"
        hidden
        accept="image/*"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ''; // the same file may be chosen again
          if (file) flow.findOnPhoto(file);
        }}
      />
      <ScanNumberSheet
        open={isTyping && flow.step !== 'found'}
        pad={isOffered}
        onClose={() => {
          setTyping(false);
          flow.cancelNumber();
        }}
        onNumber={flow.findNumber}
      />
      <Dialog
        open={flow.failure !== null}
        onClose={flow.restart}
        icon={triangleAlert}
        tone="danger"
        title={flow.failure?.title ?? ''}
        actions={
          <>
            <Button onClick={flow.restart}>
              {t(flow.failure?.final ? 'global_error_popup.button' : 'scanner.failed_button')}
            </Button>
            {flow.failure?.byNumber && (
              <Button
                variant="secondary"
                onClick={() => {
                  flow.restart();
                  ways.onNumber();
                }}
              >
                {t('scanner.number')}
              </Button>
            )}
          </>
        }
      >
        {flow.failure?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </>
  );
};
