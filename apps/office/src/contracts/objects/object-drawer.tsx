import {
  officeCreateObject,
  officeObjects,
  officeRemoveObject,
  officeUpdateObject,
  type OfficeObject,
} from '@abrufbar/contract/contracts/office-objects.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import type { ObjectKind } from '@abrufbar/domain/contracts/objects.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { officeObjectsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { RemoveButton } from '#contracts/edit/remove-button.tsx';
import { fieldsOf, problemsOf, type ObjectDraft } from '#contracts/objects/object-draft.ts';
import { ObjectForm } from '#contracts/objects/object-form.tsx';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader({ ...officeObjectsTexts, ...staffPartsTexts });

type ObjectDrawerProps = {
  kind: ObjectKind;
  /** Null: a new one. */
  object: OfficeObject | null;
  supplierId: number;
  draft: ObjectDraft;
  onDraft: (draft: ObjectDraft) => void;
  onSupplier: (id: number) => void;
  /** Reads the object again after a colleague was faster. */
  onReload: () => Promise<void>;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onSaved: () => void;
};

/** Wrong fields as the server names them. */
const refusalsOf = (error: Error | null) => (error instanceof CallError ? error.errors : []);
const takenOf = (error: Error | null) =>
  refusalsOf(error).find(({ field }) => field === 'object_number')?.message;

/** One object; a colleague's change never is overwritten unseen, and the own entry stays (OFF-106). */
export const ObjectDrawer = ({ kind, object, draft, ...props }: ObjectDrawerProps) => {
  const { supplierId, onDraft, onSupplier, onReload, onStep, onClose, onSaved } = props;
  const [faster, setFaster] = useState<{ readonly by: string; readonly at: string } | null>(null);
  const problems = problemsOf(kind, draft);
  const done = (said: 'bo.obj.saved' | 'bo.obj.removed') => () => {
    showFlash('sucess', t(said, { name: draft.title.trim() }));
    void refresh(officeObjects);
    onSaved();
  };
  const create = useCall(officeCreateObject, {
    onSuccess: done('bo.obj.saved'),
    // Wrong fields are said at the fields.
    onError: (error) => refusalsOf(error).length === 0 && sayRefusal(error),
  });
  const [wasTried, attempt] = useAttempt(create.error);
  const sent = create.variables;
  const isAsSent = sent?.number === draft.number.trim() && sent.supplier_id === supplierId;
  const update = useCall(officeUpdateObject, {
    quiet: [409],
    onSuccess: done('bo.obj.saved'),
    onError: async (error) => {
      const reason = staleReason(error);
      if (!reason) return sayRefusal(error);
      await onReload();
      setFaster({ by: reason.by ?? '', at: reason.at ?? '' });
    },
  });
  const remove = useCall(officeRemoveObject, {
    quiet: [409],
    onSuccess: done('bo.obj.removed'),
  });
  const submit = () => {
    attempt();
    if (create.isPending || update.isPending || problems.length > 0) return;
    const number = draft.number.trim();
    const fields = fieldsOf(kind, draft);
    const key = { kind, supplier_id: supplierId, number };
    if (object === null) return create.mutate({ ...key, ...fields });
    return update.mutate({ ...key, version: object.version, ...fields });
  };
  useKeys({ send: submit, save: submit });
  return (
    <Drawer
      title={object === null ? t(`bo.obj.new.${kind}`) : object.title}
      text={object && `${t(`bo.obj.one.${kind}`)} ${object.number} · ${object.supplier}`}
      onStep={onStep}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.discard')}
          </Button>
          <Button
            size={44}
            caps="Ctrl+s"
            busy={create.isPending || update.isPending}
            onClick={submit}
          >
            {t('bo.save')}
          </Button>
        </>
      }
    >
      {faster && (
        <Notice
          tone="warn"
          live
          title={t('bo.obj.stale', { name: faster.by, zeit: berlinTime(new Date(faster.at)) })}
        >
          <p>{t('bo.obj.stale_text')}</p>
        </Notice>
      )}
      <ObjectForm
        kind={kind}
        object={object}
        supplierId={supplierId}
        draft={draft}
        problems={wasTried ? problems : []}
        numberTaken={isAsSent ? takenOf(create.error) : undefined}
        showsStored={faster !== null}
        onDraft={onDraft}
        onSupplier={onSupplier}
        onSubmit={submit}
      />
      {object && (
        <RemoveButton
          label={t('bo.obj.remove')}
          question={t('bo.obj.remove_ask', { name: object.title })}
          text={t('bo.obj.remove_text')}
          busy={remove.isPending}
          problem={remove.error instanceof CallError ? remove.error.message : undefined}
          onRemove={() =>
            remove.mutate({
              kind,
              supplier_id: object.supplier_id,
              number: object.number,
              version: object.version,
            })
          }
        />
      )}
    </Drawer>
  );
};
