import { acceptTexts } from '@abrufbar/texts/deliveries/accept.ts';
import { deliveriesTexts } from '@abrufbar/texts/deliveries.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { GatePlate } from '@abrufbar/web/ui/gate-plate.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { hardHat } from '@abrufbar/web/ui/icons/navigation.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { useSession } from '#core/session.ts';
import type { Details } from '#deliveries/confirmation.ts';
import { categoryName, materialName } from '#materials/material-name.ts';
import checks from './check.module.css';
import styles from './facts.module.css';
import giant from './giant.module.css';

const t = reader({ ...acceptTexts, ...deliveriesTexts });

/** The four facts in the order in which the hand checks them, large enough to be read at arm's length (BEY-70). */
export const CheckFacts = ({ delivery }: { readonly delivery: Details }) => {
  const { materials, vehicle_license_plate, construction_site_name } = delivery;
  return (
    <div className={`${checks.column} ${styles.facts}`}>
      <Card>
        <CardPart>
          <p className={`ink-2 ${styles.label}`}>{t('accept.plate')}</p>
          <p className={styles.plate}>
            <GatePlate plate={vehicle_license_plate} missing={t('delivery.no_plate')} isGiant />
          </p>
        </CardPart>
        {materials.map((material, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
          <Load key={`${material.number} ${at}`} material={material} />
        ))}
        <CardPart>
          <div className={styles.line}>
            <span className={styles.site}>
              <Icon icon={hardHat} />
            </span>
            <div className={styles.words}>
              <p className="ink-2">{t('accept.company')}</p>
              <p className={styles.where}>
                <Company number={delivery.company_number} />
                <span>{construction_site_name}</span>
              </p>
            </div>
          </div>
        </CardPart>
      </Card>
    </div>
  );
};

const Load = ({ material }: { readonly material: Details['materials'][number] }) => (
  <>
    <CardPart>
      <div className={styles.amount}>
        <p className={`ink-2 ${styles.label}`}>{t('accept.amount')}</p>
        <p className={`${giant.giant} ${styles.quantity}`}>
          <Quantity size="xl" value={material.quantity} unit={material.quantity_unit} />
        </p>
      </div>
    </CardPart>
    <CardPart>
      <div className={styles.line}>
        <MaterialTile category={material.category} name={categoryName(material.category)} />
        <div className={styles.words}>
          <p className="ink-2">{t('accept.grade')}</p>
          <p className={styles.grade}>{materialName(material.name)}</p>
        </div>
      </div>
    </CardPart>
  </>
);

/** Name of the company whose delivery it is; nothing until the person's companies are known. */
const Company = ({ number }: { readonly number: string }) => {
  const { user } = useSession();
  const company = user?.available_companies.find(({ company_nr }) => company_nr === number);
  return company && <span>{company.company_name}</span>;
};
