import { officeList } from '@abrufbar/contract/contracts/office.ts';
import { officeCreate } from '@abrufbar/contract/contracts/office-edit.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { CONTRACT_TEXT_CODE_POINTS as LONGEST_CODE_POINTS } from '@abrufbar/domain/contracts/contract-change.ts';
import { officeContractEditTexts, officeContractsTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { ContractForm } from '#contracts/edit/contract-form.tsx';
import { contractValues, type ContractTyped } from '#contracts/edit/fields.ts';
import { problemsOfContract } from '#contracts/edit/problems.ts';
import { useSuppliers } from '#contracts/use-suppliers.ts';
import { Button } from '#core/controls/button.tsx';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { leaveUnsaved, useLeaveQuestion } from '#core/navigation/leave.ts';
import { objectHref } from '#core/navigation/objects.ts';
import { go } from '#core/navigation/router.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader({ ...officeContractEditTexts, ...officeContractsTexts, ...staffPartsTexts });

const EMPTY: ContractTyped = {
  name: '',
  building_site_number: '',
  customer_order_number: '',
  starts_on: '',
  ends_on: '',
  status: '0',
  lead_hours: '',
  driving_minutes: '',
  unloading_points: '1',
  unloading_minutes: '',
  always_sign: false,
  note_text: '',
};
const CUSTOMER_CHARACTERS = 40;

/** A new contract with a customer whom the supplier knows by a number; its items follow on its page (OFF-101). */
export const NewContractDrawer = ({ onClose }: { onClose: () => void }) => {
  const suppliers = useSuppliers();
  const [typed, setTyped] = useState(EMPTY);
  const [named, setNamed] = useState({ supplier: '', customer: '', number: '' });
  const [wasTried, attempt] = useAttempt();
  const isUnsaved = Object.values(named).some(Boolean) || typed !== EMPTY;
  useLeaveQuestion(isUnsaved);
  const problems = problemsOfContract(typed, named.number);
  const supplier = named.supplier || String(suppliers[0]?.id ?? '');
  const create = useCall(officeCreate, {
    quiet: [422],
    onSuccess: async ({ id, number }) => {
      showFlash('sucess', t('bo.con.created', { nummer: number }));
      void refresh(officeList);
      onClose();
      await go(objectHref('contract', id));
    },
  });
  const submit = () => {
    attempt();
    const isIncomplete = named.customer.trim() === '' || supplier === '';
    if (create.isPending || isIncomplete || Object.keys(problems).length > 0) return;
    create.mutate({
      supplier_id: Number(supplier),
      customer_number: named.customer.trim(),
      number: named.number.trim(),
      ...contractValues(typed),
    });
  };
  useKeys({ save: submit, send: submit });
  const close = () => leaveUnsaved(isUnsaved, onClose);
  const required = (text: string) =>
    wasTried && text.trim() === '' ? t('bo.con.problem.required') : undefined;
  const refused = create.error instanceof CallError ? create.error.errors : [];
  return (
    <Drawer
      title={t('bo.con.create')}
      onClose={close}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={close}>
            {t('bo.discard')}
          </Button>
          <Button size={44} caps="Ctrl+s" busy={create.isPending} onClick={submit}>
            {t('bo.con.create')}
          </Button>
        </>
      }
    >
      <ContractForm
        typed={typed}
        importedFields={[]}
        problems={wasTried ? problems : {}}
        onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        onSubmit={submit}
      >
        {refused.length > 0 && (
          <Notice tone="danger" live>
            {refused.map(({ field, message }) => (
              <p key={field}>{message}</p>
            ))}
          </Notice>
        )}
        <SelectField
          label={t('bo.con.list.supplier')}
          value={supplier}
          options={suppliers.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(chosen) => setNamed({ ...named, supplier: chosen })}
        />
        <TextField
          label={t('bo.con.customer_number')}
          value={named.customer}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field to type in of a form that was asked for
          autoFocus
          autoComplete="off"
          maxLength={CUSTOMER_CHARACTERS}
          error={required(named.customer)}
          onChange={({ currentTarget }) => setNamed({ ...named, customer: currentTarget.value })}
        />
        <TextField
          label={t('bo.con.number')}
          value={named.number}
          autoComplete="off"
          maxLength={LONGEST_CODE_POINTS.number}
          error={required(named.number)}
          onChange={({ currentTarget }) => setNamed({ ...named, number: currentTarget.value })}
        />
      </ContractForm>
    </Drawer>
  );
};
