import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import type { list } from '@abrufbar/contract/call-offs.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { shortDate } from '@abrufbar/web/format.ts';
import { ButtonLink } from '@abrufbar/web/ui/button.tsx';
import { Card, CardPart, CardTitle } from '@abrufbar/web/ui/card.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { chevronRight } from '@abrufbar/web/ui/icons/basic.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { clock } from '@abrufbar/web/ui/icons/delivery.ts';
import { MaterialTile } from '@abrufbar/web/ui/material-tile.tsx';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { memo } from 'react';
import { CallOffStatus } from '#call-offs/parts/status.tsx';
import { timeSpan } from '#call-offs/parts/times.ts';
import { offersChange } from '#call-offs/parts/change-offer.ts';
import { categoryName, materialName } from '#materials/material-name.ts';
import { href } from '#core/navigation/paths.ts';
import styles from '../parts/card.module.css';

const t = reader(callOffsTexts);

export type CallOff = OutputOf<typeof list>['items'][number];

type CallOffCardProps = {
  readonly callOff: CallOff;
  /** Of the contract; undefined while it is not known. */
  readonly contractStatus: number | undefined;
};

/** The status comes first: users look for decisions in a list of call-offs (CLL-01). */
export const CallOffCard = memo(({ callOff, contractStatus }: CallOffCardProps) => {
  const { id, status, delivery_date, daily_tonnage, material, component } = callOff;
  return (
    <Card>
      <CardPart layout="stack">
        <div className={styles.status}>
          <CallOffStatus status={status} />
          <Icon icon={chevronRight} />
        </div>
        <div className={styles.material}>
          <MaterialTile category={material.category} name={categoryName(material.category)} />
          <div>
            <CardTitle
              level={3}
              href={href('calloff-detail', { id })}
              name={`${materialName(material.designation)}, ${shortDate(delivery_date)}`}
            >
              {materialName(material.designation)}
            </CardTitle>
            {component && <p className="small ink-2">{component}</p>}
          </div>
        </div>
        <div className="ends">
          <MetaLine icon={clock}>{timeSpan(callOff)}</MetaLine>
          <Quantity value={daily_tonnage.value} unit={daily_tonnage.unit} />
        </div>
        {offersChange(callOff, contractStatus) && (
          <div className={styles.action}>
            <ButtonLink
              variant="tinted"
              icon={pencilLine}
              href={href('calloff-change', { id })}
              wide
            >
              {t('calloff.request_change')}
            </ButtonLink>
          </div>
        )}
      </CardPart>
    </Card>
  );
});
