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

/** Copies a text; `bare` is the icon alone. */
export const CopyButton = ({ text, bare = false }: { text: string; bare?: boolean }) =>
  bare ? (
    <IconButton icon={copy} label={t('bo.copy')} onClick={() => put(text)} />
  ) : (
    <Button variant="secondary" icon={copy} onClick={() => put(text)}>
      {t('bo.copy')}
    </Button>
  );
