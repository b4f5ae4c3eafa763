import { officeCounts, officeDetail, officeList } from '@abrufbar/contract/deliveries/office.ts';
import {
  officeCorrect,
  officeCorrectionEffect,
} from '@abrufbar/contract/deliveries/office-corrections.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeCorrectionTexts } from '@abrufbar/texts/deliveries/office-correction.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { recoveryTexts } from '@abrufbar/texts/session/recovery.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { type ComponentProps, useState } from 'react';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import { CorrectionForm } from '#deliveries/correction/correction-form.tsx';
import {
  type Delivery,
  type Draft,
  inputOf,
  isChanged,
  problemsOf,
} from '#deliveries/correction/entry.ts';
import { SlipHead } from '#deliveries/slip.tsx';

const t = reader({ ...officeCorrectionTexts, ...recoveryTexts });

type CorrectionDrawerProps = Pick<
  ComponentProps<typeof Drawer>,
  'title' | 'text' | 'chip' | 'onStep'
> & {
  delivery: Delivery;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** Reads the delivery again after somebody was faster. */
  onReload: () => Promise<Delivery | undefined>;
  onCancel: () => void;
  onSaved: () => void;
};

/** A delivery that is being corrected; what somebody else has changed meanwhile is never overwritten unseen (OFF-18). */
export const CorrectionDrawer = ({ delivery, draft, ...props }: CorrectionDrawerProps) => {
  const { onDraft, onReload, onCancel, onSaved, ...head } = props;
  const [wasTried, setWasTried] = useState(false);
  const [faster, setFaster] = useState<{ readonly by: string; readonly at: string } | null>(null);
  const { typed, version } = draft;
  const problems = problemsOf(typed, delivery);
  const save = useCall(officeCorrect, {
    quiet: [409],
    onSuccess: ({ number }) => {
      showFlash('sucess', t('bo.corr.done', { nummer: number }));
      void refresh(officeList, officeCounts, officeDetail, officeCorrectionEffect);
      onSaved();
    },
    onError: async (error) => {
      if (!(error instanceof CallError) || error.status !== 409) return;
      const now = await onReload();
      if (error.reason?.code !== 'stale_version') return showFlash('error', error.message);
      onDraft({ ...draft, version: now?.version ?? version });
      setFaster({ by: error.reason.by ?? '', at: error.reason.at ?? '' });
    },
  });
  const submit = () => {
    setWasTried(true);
    if (save.isPending || problems.length > 0 || typed.reason === null) return;
    if (isChanged(typed, delivery)) save.mutate(inputOf(draft, typed.reason, delivery));
  };
  useKeys({ send: submit, save: submit });
  return (
    <Drawer
      {...head}
      narrow
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onCancel}>
            {t('recovery.cancel')}
          </Button>
          <Button size={44} caps="Ctrl+Enter" busy={save.isPending} onClick={submit}>
            {t('bo.corr.save')}
          </Button>
        </>
      }
    >
      <SlipHead delivery={delivery} />
      {faster && (
        <Notice
          tone="warn"
          live
          title={t('bo.corr.stale', { name: faster.by, zeit: berlinTime(new Date(faster.at)) })}
        >
          {t('bo.corr.stale_text')}
        </Notice>
      )}
      <CorrectionForm
        delivery={delivery}
        typed={typed}
        problems={wasTried ? problems : []}
        isUnchanged={wasTried && problems.length === 0 && !isChanged(typed, delivery)}
        onChange={(change) =>
          onDraft({ ...draft, typed: { ...typed, ...change }, isTouched: true })
        }
        onSubmit={submit}
      />
    </Drawer>
  );
};
