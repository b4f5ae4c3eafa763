import { officeDrawerTexts } from '@abrufbar/texts/call-offs/office-drawer.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { phone } from '@abrufbar/web/ui/icons/call-off.ts';
import type { ReactNode } from 'react';
import { ButtonLink } from '#core/controls/button.tsx';

const t = reader(officeDrawerTexts);

type PhoneButtonProps = { name: string; number: string; children: ReactNode };

/** Phones a person, with the program the device has for it. */
export const PhoneButton = ({ name, number, children }: PhoneButtonProps) => (
  <ButtonLink
    variant="secondary"
    icon={phone}
    href={`tel:${number.replaceAll(/[^\d+]/g, '')}`}
    title={t('bo.drawer.call', { name, nummer: number })}
  >
    {children}
  </ButtonLink>
);
