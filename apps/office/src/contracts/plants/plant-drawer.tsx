import { officePlants, officeUpdatePlant } from '@abrufbar/contract/contracts/office-plants.ts';
import { checkPlant } from '@abrufbar/domain/contracts/plant-change.ts';
import { berlinTime } from '@abrufbar/domain/values/calendar.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { staffSettingsTexts } from '@abrufbar/texts/staff/settings.ts';
import { refresh } from '@abrufbar/web/data.ts';
import { showFlash } from '@abrufbar/web/flash.ts';
import { useCall } from '@abrufbar/web/use-call.ts';
import { useState } from 'react';
import { sayRefusal } from '#core/api/say-refusal.ts';
import { staleReason } from '#core/api/stale.ts';
import {
  entryOf,
  inputOf,
  isChanged,
  typedOf,
  type Plant,
  type Typed,
} from '#contracts/plants/plant-entry.ts';
import { PlantForm } from '#contracts/plants/plant-form.tsx';
import { Button } from '#core/controls/button.tsx';
import { Drawer } from '#core/drawer/drawer.tsx';
import { useKeys } from '#core/keys/dispatch.ts';
import { Notice } from '#core/parts/notice.tsx';
import { useAttempt } from '#core/use-attempt.ts';

const t = reader(staffSettingsTexts);

/** Entries that are not saved yet. */
export type Draft = {
  readonly typed: Typed;
  /** Version of the plant they are based on. */
  readonly version: number;
};

type PlantDrawerProps = {
  plant: Plant;
  /** Null: nothing has been typed. */
  draft: Draft | null;
  onDraft: (draft: Draft) => void;
  /** Reads the plants again after a colleague was faster. */
  onReload: () => Promise<readonly Plant[] | undefined>;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onSaved: () => void;
};

/** One plant; a colleague's change never is overwritten unseen, and the own entry stays (OFF-18). */
export const PlantDrawer = ({ plant, draft, onDraft, onReload, ...props }: PlantDrawerProps) => {
  const { onStep, onClose, onSaved } = props;
  const [wasTried, attempt] = useAttempt();
  const [faster, setFaster] = useState<{ readonly by: string; readonly at: string } | null>(null);
  const { typed, version } = draft ?? { typed: typedOf(plant), version: plant.version };
  const entry = entryOf(typed);
  const problems = checkPlant(entry);
  const save = useCall(officeUpdatePlant, {
    quiet: [409],
    onSuccess: () => {
      showFlash('sucess', t('bo.plant.saved', { werk: plant.name }));
      void refresh(officePlants);
      onSaved();
    },
    onError: async (error) => {
      const reason = staleReason(error);
      if (!reason) return sayRefusal(error);
      const now = (await onReload())?.find((one) => one.plant === plant.plant);
      onDraft({ typed, version: now?.version ?? version });
      setFaster({ by: reason.by ?? '', at: reason.at ?? '' });
    },
  });
  const submit = () => {
    attempt();
    if (save.isPending || problems.length > 0) return;
    if (isChanged(typed, plant)) save.mutate(inputOf(plant, version, entry));
    else onClose();
  };
  useKeys({ send: submit, save: submit });
  return (
    <Drawer
      title={plant.name}
      text={t('bo.plant.number', { nummer: plant.number, lieferant: plant.supplier })}
      onStep={onStep}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" size={44} caps="Escape" onClick={onClose}>
            {t('bo.plant.discard')}
          </Button>
          <Button size={44} caps="Ctrl+s" busy={save.isPending} onClick={submit}>
            {t('bo.plant.save')}
          </Button>
        </>
      }
    >
      {faster && (
        <Notice
          tone="warn"
          live
          title={t('bo.plant.stale', { name: faster.by, zeit: berlinTime(new Date(faster.at)) })}
        >
          {t('bo.plant.stale_text')}
        </Notice>
      )}
      <PlantForm
        typed={typed}
        unit={plant.quantity_unit}
        stored={faster ? typedOf(plant) : null}
        problems={wasTried ? problems : []}
        onChange={(change) => onDraft({ typed: { ...typed, ...change }, version })}
        onSubmit={submit}
      />
    </Drawer>
  );
};
