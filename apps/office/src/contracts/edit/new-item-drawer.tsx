import { officeDetail, type OfficeContract } from '@abrufbar/contract/contracts/office.ts';
import { officeCreateItem } from '@abrufbar/contract/contracts/office-edit.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { itemValues, typedItem, type ItemTyped } from '#contracts/edit/fields.ts';
import { ItemForm } from '#contracts/edit/item-form.tsx';
import { problemsOfItem } from '#contracts/edit/problems.ts';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader({ ...officeContractEditTexts, ...staffPartsTexts });

/** The next position, with plants, terms and vehicles of the last item: most contracts repeat them. */
const emptyItem = ({ items }: OfficeContract): ItemTyped => {
  const last = items.at(-1);
  const highest = Math.max(0, ...items.map(({ position }) => Number.parseInt(position, 10) || 0));
  const position = String(highest + 10); // room for items between
  const nothing = { target: '', warn_above: '', max_per_call_off: '', per_day: '' };
  const fresh = { ...nothing, position, material_number: '', is_cancelled: false };
  return last
    ? { ...typedItem(last), ...fresh }
    : {
        ...fresh,
        quantity_unit: 't',
        plant_numbers: [],
        incoterms: [],
        truck_types: [],
        allows_night: false,
      };
};

type NewItemDrawerProps = { contract: OfficeContract; onClose: () => void };

/** One more item of a contract (OFF-101). */
export const NewItemDrawer = ({ contract, onClose }: NewItemDrawerProps) => {
  const [typed, setTyped] = useState(() => emptyItem(contract));
  const [wasTried, attempt] = useAttempt();
  const isUnsaved = typed.material_number !== '';
  useLeaveQuestion(isUnsaved);
  const problems = problemsOfItem(typed);
  const create = useCall(officeCreateItem, {
    onError: sayRefusal,
    onSuccess: () => {
      showFlash('sucess', t('bo.con.item_created', { pos: typed.position }));
      onClose();
    },
    onSettled: () => refresh(officeDetail),
  });
  const submit = () => {
    attempt();
    if (create.isPending || Object.keys(problems).length > 0) return;
    create.mutate({ id: contract.id, version: contract.version, ...itemValues(typed) });
  };
  useKeys({ save: submit, send: submit });
  const close = () => leaveUnsaved(isUnsaved, onClose);
  return (
    <Drawer
      title={t('bo.con.item_create')}
      text={`${contract.name} · ${contract.number}`}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.discard')}
          </Button>
          <Button size={44} caps="Ctrl+s" busy={create.isPending} onClick={submit}>
            {t('bo.con.item_create')}
          </Button>
        </>
      }
    >
      <ItemForm
        supplierId={contract.supplier_id}
        typed={typed}
        importedFields={[]}
        problems={wasTried ? problems : {}}
        onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        onSubmit={submit}
      />
    </Drawer>
  );
};
