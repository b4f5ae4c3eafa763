import { deliveriesScannerTexts } from '@abrufbar/texts/deliveries-scanner.ts';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ActionBar } from '@abrufbar/web/ui/action-bar.tsx';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { camera } from '@abrufbar/web/ui/icons/account.ts';
import { refreshCw } from '@abrufbar/web/ui/icons/basic.ts';
import type { ReactNode } from 'react';
import { Screen } from '#core/frame/screen.tsx';
import type { CameraProblem } from '#deliveries/scanner/problem.ts';

const t = reader({ ...deliveriesScannerTexts, ...generalTexts });

type ScanProblemStateProps = {
  readonly problem: CameraProblem;
  readonly onRetry: () => void;
  readonly onClose: () => void;
  /** The two other ways. */
  readonly children: ReactNode;
};

/** Shown instead of the camera: the reason why it shows nothing (ERR-17 to ERR-22). */
export const ScanProblemState = ({
  problem,
  onRetry,
  onClose,
  children,
}: ScanProblemStateProps) => (
  <Screen
    title={t('scanner.title')}
    bar={
      <AppBar title={t('scanner.title')} back={{ label: t('scanner.close'), onClick: onClose }} />
    }
    actions={
      <ActionBar>
        <Button icon={refreshCw} wide onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </ActionBar>
    }
  >
    <EmptyState icon={camera} tone="warn" title={titleOf(problem)} action={children}>
      {textOf(problem)}
    </EmptyState>
  </Screen>
);

const titleOf = ({ code }: CameraProblem): string =>
  code === 'insecure' || code === 'other'
    ? t('scanner.error.unavailable_title')
    : t(`scanner.error.${code}_title`);

const textOf = (problem: CameraProblem): string =>
  problem.code === 'other'
    ? t('scanner.error.other', { name: problem.name })
    : t(`scanner.error.${problem.code}`);
