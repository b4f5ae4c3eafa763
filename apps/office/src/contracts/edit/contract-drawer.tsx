import { officeList } from '@abrufbar/contract/contracts/office.ts';
import { officeRemove } from '@abrufbar/contract/contracts/office-edit.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { ContractForm } from '#contracts/edit/contract-form.tsx';
import { shownContract, withContract } from '#contracts/edit/draft.ts';
import { PageBar } from '#contracts/edit/page-bar.tsx';
import { problemsOfContract } from '#contracts/edit/problems.ts';
import { RemoveButton } from '#contracts/edit/remove-button.tsx';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { href } from '#core/navigation/paths.ts';
import { go } from '#core/navigation/router.ts';

const t = reader({ ...officeContractEditTexts, ...staffPartsTexts });

/** The fields of the contract itself; what is typed belongs to the page and is saved with it. */
export const ContractDrawer = ({ page, onClose }: { page: PageDraft; onClose: () => void }) => {
  const { draft, isUnsaved } = page;
  const { base } = draft;
  const { number } = base;
  const typed = shownContract(draft);
  const remove = useCall(officeRemove, {
    quiet: [409],
    onSuccess: async () => {
      page.discard();
      showFlash('sucess', t('bo.con.removed', { nummer: number }));
      await go(href('contracts'), { replace: true });
      return refresh(officeList);
    },
  });
  return (
    <Drawer
      title={t('bo.con.edit')}
      text={`${base.company} · ${number}`}
      onClose={onClose}
      bar={<PageBar page={page} />}
      actions={
        !isUnsaved && (
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.con.close')}
          </Button>
        )
      }
    >
      <ContractForm
        typed={typed}
        importedFields={base.imported_fields}
        problems={problemsOfContract(typed)}
        onChange={(change) => page.change((entries) => withContract(entries, change))}
        onSubmit={page.save}
      />
      <RemoveButton
        label={t('bo.con.remove')}
        question={t('bo.con.remove_ask', { nummer: number })}
        text={t('bo.con.remove_text')}
        busy={remove.isPending}
        problem={remove.error instanceof CallError ? remove.error.message : undefined}
        onRemove={() => remove.mutate({ id: base.id, version: base.version })}
      />
    </Drawer>
  );
};
