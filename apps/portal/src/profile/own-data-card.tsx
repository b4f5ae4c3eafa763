import * as profile from '@abrufbar/contract/profile/own-data.ts';
import { ownDataTexts } from '@abrufbar/texts/profile/own-data.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { download } from '@abrufbar/web/ui/icons/account.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { useMutation } from '@tanstack/react-query';
import { BindingButton } from '#core/frame/binding-button.tsx';
import { showFlash } from '@abrufbar/web/flash.ts';
import { saveFile } from '@abrufbar/web/save-file.ts';

const t = reader(ownDataTexts);

/**
 * Download of the data stored about the person, and the contact for its deletion (docs/quality.md section
 * "Privacy").
 */
export const OwnDataCard = () => {
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    // Without an idempotency key: the server would store the whole document for a retry.
    mutationFn: () => send(profile.exportData, {}),
    onSuccess: ({ name, content }) => {
      saveFile(new File([content], name, { type: 'application/json' }));
      showFlash('sucess', t('own_data.done'));
    },
  });
  return (
    <section className="stack" aria-label={t('own_data.title')}>
      <SectionHead title={t('own_data.title')} />
      <Card>
        <CardPart layout="stack">
          <p>{t('own_data.text')}</p>
          <BindingButton
            variant="tinted"
            icon={download}
            busy={isPending && t('own_data.busy')}
            onClick={() => mutate()}
          >
            {t('own_data.export')}
          </BindingButton>
        </CardPart>
        <CardPart>
          <p className="caption ink-3">{t('own_data.delete')}</p>
        </CardPart>
      </Card>
    </section>
  );
};
