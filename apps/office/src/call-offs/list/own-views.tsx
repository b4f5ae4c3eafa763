import {
  officeRemoveView,
  officeSaveView,
  officeViews,
} from '@abrufbar/contract/call-offs/office-views.ts';
import type { InputOf } from '@abrufbar/contract/protocol/call.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeViewsTexts } from '@abrufbar/texts/call-offs/office-views.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { query, refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isColumnId } from '#call-offs/list/columns.tsx';
import type { WorkList } from '#call-offs/list/use-work-list.ts';
import { Button } from '#core/controls/button.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { Dialog } from '#core/frame/dialog.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

const t = reader(officeViewsTexts);

type Definition = InputOf<typeof officeSaveView>['definition'];

/** The list as it is on show. */
const definitionOf = ({ filters, state }: WorkList): Definition => ({
  ...filters,
  columns: state.columns?.filter(isColumnId) ?? null,
});

/** The same as values of the address; what is usual is left out. */
const searchOf = (view: Definition): Readonly<Record<string, string>> => {
  const sort = `${view.direction === 'desc' ? '-' : ''}${view.sort ?? 'time'}`;
  const values = {
    view: view.view === 'open' ? null : view.view,
    plant: view.plant?.join(','),
    material: view.material?.join(','),
    customer: view.customer?.join(','),
    from: view.from,
    until: view.until,
    q: view.q,
    sort: sort === 'time' ? null : sort,
    cols: view.columns?.join(','),
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
};

const addressOf = (view: Definition): string => href('calloffs', undefined, searchOf(view));

/** Own views of the member, with their addresses and the one that is on show. */
export const useOwnViews = (list: WorkList) => {
  const { data } = useQuery(query(officeViews, {}));
  const shown = addressOf(definitionOf(list));
  const views = (data?.items ?? []).map(({ id, name, definition, count }) => ({
    key: id,
    label: name,
    href: addressOf(definition),
    count: count ?? undefined,
  }));
  return { views, current: views.find((view) => view.href === shown) };
};

type ViewActionsProps = { list: WorkList; current: { key: string; label: string } | undefined };

/** Saves the list as it is on show as an own view, or removes the own view that is on show (OFF-33). */
export const ViewActions = ({ list, current }: ViewActionsProps) => {
  const [isNaming, setIsNaming] = useState(false);
  const remove = useCall(officeRemoveView, {
    onSuccess: () => {
      showFlash('sucess', t('bo.own.removed', { name: current?.label ?? '' }), { brief: true });
      void go(href('calloffs'));
    },
    onSettled: () => void refresh(officeViews),
  });
  const isSpecial = Object.keys(searchOf(definitionOf(list))).some((name) => name !== 'view');
  return (
    <>
      {current && (
        <Button variant="text" onClick={() => remove.mutate({ id: current.key })}>
          {t('bo.own.remove')}
        </Button>
      )}
      {!current && isSpecial && (
        <Button variant="text" onClick={() => setIsNaming(true)}>
          {t('bo.own.save')}
        </Button>
      )}
      {isNaming && (
        <NameDialog definition={definitionOf(list)} onClose={() => setIsNaming(false)} />
      )}
    </>
  );
};

type NameDialogProps = { definition: Definition; onClose: () => void };

const NameDialog = ({ definition, onClose }: NameDialogProps) => {
  const [name, setName] = useState('');
  const save = useCall(officeSaveView, {
    quiet: [422],
    onSuccess: () => {
      showFlash('sucess', t('bo.own.saved', { name: name.trim() }), { brief: true });
      onClose();
    },
    onSettled: () => void refresh(officeViews),
  });
  const submit = () => name.trim() !== '' && !save.isPending && save.mutate({ name, definition });
  return (
    <Dialog
      title={t('bo.own.title')}
      text={t('bo.own.text')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} onClick={onClose}>
            {t('bo.own.cancel')}
          </Button>
          <Button size={44} busy={save.isPending} disabled={name.trim() === ''} onClick={submit}>
            {t('bo.own.submit')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('bo.own.name')}
        autoComplete="off"
        maxLength={40}
        value={name}
        error={save.error instanceof CallError && problemOf(save.error)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') submit();
        }}
      />
    </Dialog>
  );
};

const problemOf = ({ errors: [first], message }: CallError): string => first?.message ?? message;
