import { officeChoosePlant } from '@abrufbar/contract/call-offs/office-decisions.ts';
import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { refreshCallOffs } from '#call-offs/decide/cached-rows.ts';
import type { Detail } from '#call-offs/drawer/detail.ts';
import { changeDraft, useDraft } from '#call-offs/drawer/drafts.ts';
import { SelectField } from '#core/controls/select-field.tsx';
import { TextField } from '#core/controls/text-field.tsx';
import { sayRefusal } from '#core/api/say-refusal.ts';
import styles from './drawer.module.css';

const t = reader(officeDrawerTexts);

/** The supplier's number, given with the decision, and the plant, changed at once. */
export const PlantFields = ({ detail }: { detail: Detail }) => {
  const { id, version, number, plants, factory_number: chosen } = detail;
  const draft = useDraft(id);
  const choose = useCall(officeChoosePlant, {
    onSuccess: () => showFlash('sucess', t('bo.drawer.plant_saved')),
    onSettled: refreshCallOffs,
    onError: sayRefusal,
  });
  const hasChoice = plants.length > 1;
  if (number !== null && !hasChoice) return null;
  return (
    <div className={styles.fields}>
      {number === null && (
        <TextField
          label={t('bo.drawer.number')}
          autoComplete="off"
          maxLength={40}
          value={draft.number}
          onChange={({ currentTarget }) => changeDraft(id, { number: currentTarget.value })}
        />
      )}
      {hasChoice && (
        <SelectField
          label={t('bo.drawer.plant')}
          options={plants}
          value={chosen ?? ''}
          disabled={choose.isPending}
          onChange={(value) => choose.mutate({ id, version, factory_number: value })}
        />
      )}
    </div>
  );
};
