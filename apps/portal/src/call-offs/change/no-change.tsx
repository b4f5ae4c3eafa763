import { callOffsChangeTexts } from '@abrufbar/texts/call-offs/change.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import { cloudUpload } from '@abrufbar/web/ui/icons/call-off.ts';

const t = reader(callOffsChangeTexts);

type NoChangeProps = {
  /** A change is on its way to the server. */
  readonly isUnderWay: boolean;
  readonly list: string;
};

/** Shown instead of the form when the page was opened by its address although no change is offered (D-33). */
export const NoChange = ({ isUnderWay, list }: NoChangeProps) => (
  <EmptyState
    {...(isUnderWay ? { icon: cloudUpload } : { drawing: 'sealed' })}
    title={t(isUnderWay ? 'change.sending_title' : 'change.closed_title')}
    action={
      <ButtonLink variant="tinted" href={list}>
        {t('change.back_to_list')}
      </ButtonLink>
    }
  >
    {t(isUnderWay ? 'change.sending_text' : 'change.closed_text')}
  </EmptyState>
);
