import { officeDetail, type OfficeContractItem } from '@abrufbar/contract/contracts/office.ts';
import { officeRemoveItem } from '@abrufbar/contract/contracts/office-edit.ts';
import { CallError } from '@abrufbar/contract/protocol/client.ts';
import { officeContractEditTexts } from '@abrufbar/texts/contracts-office.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffPartsTexts } from '@abrufbar/texts/staff/parts.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { shownItem, withItem } from '#contracts/edit/draft.ts';
import { ItemForm } from '#contracts/edit/item-form.tsx';
import { PageBar } from '#contracts/edit/page-bar.tsx';
import { problemsOfItem } from '#contracts/edit/problems.ts';
import { RemoveButton } from '#contracts/edit/remove-button.tsx';
import type { PageDraft } from '#contracts/edit/use-draft.ts';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';

const t = reader({ ...officeContractEditTexts, ...staffPartsTexts });

type ItemDrawerProps = { page: PageDraft; item: OfficeContractItem; onClose: () => void };

/** All fields of one item; what is typed belongs to the page and is saved with it. */
export const ItemDrawer = ({ page, item, onClose }: ItemDrawerProps) => {
  const { draft, isUnsaved } = page;
  const { base } = draft;
  const typed = shownItem(draft, item);
  const { position: pos } = item;
  const remove = useCall(officeRemoveItem, {
    quiet: [409],
    onSuccess: () => {
      showFlash('sucess', t('bo.con.item_removed', { pos }));
      onClose();
      return refresh(officeDetail);
    },
  });
  return (
    <Drawer
      title={t('bo.con.edit_row', { pos })}
      text={`${item.material_name} · ${base.number}`}
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
      <ItemForm
        supplierId={base.supplier_id}
        typed={typed}
        materialName={item.material_name}
        importedFields={item.imported_fields}
        problems={problemsOfItem(typed)}
        onChange={(change) => page.change((entries) => withItem(entries, item.id, change))}
        onSubmit={page.save}
      />
      <RemoveButton
        label={t('bo.con.item_remove')}
        question={t('bo.con.item_remove_ask', { pos })}
        text={t('bo.con.item_remove_text')}
        busy={remove.isPending}
        problem={remove.error instanceof CallError ? remove.error.message : undefined}
        onRemove={() => remove.mutate({ id: base.id, item_id: item.id, version: base.version })}
      />
    </Drawer>
  );
};
