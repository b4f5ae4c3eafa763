import { notificationsInboxTexts } from '@abrufbar/texts/notifications-inbox.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { mapPin } from '@abrufbar/web/ui/icons/messages.ts';
import { MetaLine } from '@abrufbar/web/ui/meta-line.tsx';
import { Quantity } from '@abrufbar/web/ui/quantity.tsx';
import { MaterialHead } from '#materials/material-head.tsx';
import { categoryName } from '#materials/material-name.ts';
import type { Message } from '#notifications/inbox-read.ts';

const t = reader(notificationsInboxTexts);

type Load = Pick<
  Message,
  'material_name' | 'material_number' | 'material_category' | 'quantity' | 'quantity_unit'
>;

/** Materials with their quantities, each on its own, and the construction site. */
export const MessageLoad = ({ message }: { readonly message: Message }) => {
  const { materials, construction_site_name: site } = message;
  const loads: readonly Load[] = materials.length > 1 ? materials : [message];
  return (
    <Card>
      {loads.map((load, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a slip twice
        <CardPart key={`${load.material_number} ${at}`} layout="stack">
          <MaterialHead
            material={{
              material_category: load.material_category ?? 0,
              material_designation: load.material_name ?? t('message.material'),
              material_number: load.material_number ?? '',
            }}
            after={load.material_category === null ? '' : categoryName(load.material_category)}
          />
          {load.quantity && (
            <p>
              <Quantity size="xl" value={load.quantity} unit={load.quantity_unit ?? ''} />
            </p>
          )}
        </CardPart>
      ))}
      {site && (
        <CardPart>
          <MetaLine icon={mapPin}>{site}</MetaLine>
        </CardPart>
      )}
    </Card>
  );
};
