import type { CallError } from '@abrufbar/contract/protocol/client.ts';
import { isOpen } from '@abrufbar/domain/contracts/status.ts';
import { callOffsRefusedTexts } from '@abrufbar/texts/call-offs/refused.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { AppBar } from '@abrufbar/web/ui/app-bar.tsx';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { EmptyState } from '@abrufbar/web/ui/empty-state.tsx';
import type { Item } from '#call-offs/wizard/draft.ts';
import { isNotFound } from '#contract-page/contract.ts';
import { ContractClosed } from '#contracts/contract-closed.tsx';
import { NotFound } from '#core/frame/not-found.tsx';
import { href } from '#core/navigation/paths.ts';
import { Screen } from '#core/frame/screen.tsx';

const t = reader(callOffsRefusedTexts);

type WizardRefusedProps = {
  readonly item: Item | undefined;
  /** The server's refusal. */
  readonly refusal: CallError | null;
  /** Texts of the wizard, which stay in its first load. */
  readonly title: string;
  readonly back: string;
};

/** Shown instead of the wizard: the reason why nothing can be ordered, and a link back (T-21, D-43). */
export const WizardRefused = ({ item, refusal, title, back }: WizardRefusedProps) => {
  const way = item
    ? { to: href('contract-items', { id: item.contract_id }), words: t('wizard.to_items') }
    : { to: href('construction-site'), words: t('wizard.to_sites') };
  if (isNotFound(refusal)) {
    return <NotFound bar={title} title={t('wizard.not_found')} href={way.to} way={way.words} />;
  }
  return (
    <Screen
      title={title}
      bar={
        <AppBar
          title={title}
          line={item?.contract_name ?? ''}
          back={{ label: back, href: way.to }}
        />
      }
    >
      <Reason item={item} refusal={refusal} />
      <ButtonLink variant="tinted" wide href={way.to}>
        {way.words}
      </ButtonLink>
    </Screen>
  );
};

const Reason = ({ item, refusal }: Pick<WizardRefusedProps, 'item' | 'refusal'>) => {
  if (refusal?.status === 403) {
    return (
      <EmptyState drawing="sealed" title={t('wizard.forbidden_title')}>
        {t('wizard.forbidden_text')}
      </EmptyState>
    );
  }
  if (item && !isOpen(item.contract_status))
    return <ContractClosed status={item.contract_status} />;
  if (item?.cancelled) {
    return (
      <EmptyState drawing="sealed" title={t('wizard.cancelled_title')}>
        {t('wizard.cancelled_text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState drawing="sealed" title={t('wizard.closed_title')}>
      {refusal?.message}
    </EmptyState>
  );
};
