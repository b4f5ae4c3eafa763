import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { copy } from '@abrufbar/web/ui/icons/account.ts';
import { Button } from '#core/controls/button.tsx';
import { IconButton } from '#core/controls/icon-button.tsx';

const t = reader(staffPartsTexts);

const put = (text: string): void =>
  void navigator.clipboard.writeText(text).then(
    () => showFlash('sucess', t('bo.copied')),
    () => showFlash('error', t('bo.copy_failed')), // the browser refuses without HTTPS
  );

type CopyButtonProps = {
  text: string;
  /** The icon alone. */
  bare?: boolean;
  label?: string;
};

/** Copies a text. */
export const CopyButton = ({ text, bare = false, label = t('bo.copy') }: CopyButtonProps) =>
  bare ? (
    <IconButton icon={copy} label={label} onClick={() => put(text)} />
  ) : (
    <Button variant="secondary" icon={copy} onClick={() => put(text)}>
      {label}
    </Button>
  );
