import { manageCustomersTexts } from '@abrufbar/texts/companies/manage.ts';
import { officeCustomersTexts } from '@abrufbar/texts/companies/office.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { pencilLine } from '@abrufbar/web/ui/icons/call-off.ts';
import { useState } from 'react';
import { CompanyDrawer } from '#companies/company-drawer.tsx';
import { useMayManage, type CustomerDetail } from '#companies/customer-detail.ts';
import { IconButton } from '#core/controls/icon-button.tsx';
import { KeyValues } from '#core/parts/key-values.tsx';
import { Panel } from '#core/parts/panel.tsx';

const t = reader({ ...manageCustomersTexts, ...officeCustomersTexts });

/** `Am Rott 14, 31867 Lauenau`; null while nothing is known. */
const addressOf = ({ street, postcode, city }: CustomerDetail): string | null => {
  const place = [postcode, city].filter((part) => part !== null).join(' ');
  return [street, place].filter((part) => part).join(', ') || null;
};

/** Address and contracts of a customer. */
export const CompanyPanel = ({ customer }: { customer: CustomerDetail }) => {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = useMayManage() && customer.can_change;
  const { counts } = customer;
  return (
    <>
      <Panel
        title={t('bo.cus.company')}
        aside={
          mayChange && (
            <IconButton
              icon={pencilLine}
              label={t('bo.cus.edit')}
              onClick={() => setIsOpen(true)}
            />
          )
        }
      >
        <KeyValues
          lines={[
            { label: t('bo.cus.address'), value: orDash(addressOf(customer)) },
            {
              label: t('bo.cus.list.contracts'),
              value: t('bo.cus.contracts', {
                offen: formatWhole(counts.open_contracts),
                beendet: formatWhole(counts.closed_contracts),
              }),
            },
          ]}
        />
      </Panel>
      {isOpen && <CompanyDrawer customer={customer} onClose={() => setIsOpen(false)} />}
    </>
  );
};
