import { formatTyped } from '@abrufbar/domain/values/quantities.ts';
import { callOffsWizardTexts } from '@abrufbar/texts/call-offs/wizard.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import type { Item } from '#call-offs/wizard/draft.ts';
import { categoryName, materialName } from '#materials/material-name.ts';
import styles from './wizard.module.css';

const t = reader(callOffsWizardTexts);

/** The ordered material and its open quantity (WIZ-02). */
export const WizardItemCard = ({ item }: { item: Item }) => {
  const { material_category: category, remaining_quantity_raw: open, quantity_unit } = item;
  // Without an agreed quantity nothing is open.
  const shown = item.target_quantity_raw === null ? null : formatTyped(open);
  const [before, after] = t('wizard.open_amount', { menge: '|', einheit: quantity_unit }).split(
    '|',
  );
  return (
    <Card>
      <CardPart>
        <div className={styles.item}>
          <MaterialTile category={category} name={categoryName(category)} />
          <div className={styles.words}>
            <CardTitle>{materialName(item.material_designation)}</CardTitle>
            <p className="small ink-3">
              {shown !== null && (
                <>
                  {before}
                  <span className={styles.open}>
                    {shown}
                    {after}
                  </span>
                  {item.factory_name && ' · '}
                </>
              )}
              {item.factory_name}
            </p>
          </div>
        </div>
      </CardPart>
    </Card>
  );
};
