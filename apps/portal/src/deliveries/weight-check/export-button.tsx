import { exportWeightChecks } from '@abrufbar/contract/deliveries/weight-checks.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { weightChecksTexts } from '@abrufbar/texts/deliveries/weight-checks.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { IconButton } from '@abrufbar/web/ui/icon-button.tsx';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { useDownload } from '#documents/use-download.ts';

const t = reader(weightChecksTexts);

type ExportButtonProps = { readonly narrowed: InputOf<typeof exportWeightChecks> };

/** Takes the list along as it is narrowed (BEY-15). */
export const ExportButton = ({ narrowed }: ExportButtonProps) => {
  const { busy, start } = useDownload({
    ask: (options) => send(exportWeightChecks, narrowed, options),
    keptAs: null,
  });
  return (
    <IconButton
      icon={download}
      label={busy || t('check.download')}
      aria-busy={busy !== false}
      disabled={busy !== false}
      onClick={() => void start()}
    />
  );
};
