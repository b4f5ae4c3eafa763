import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { nameOf, phoneOf } from '#call-offs/parts/contact-person.ts';

const t = reader(callOffsTexts);

/** Calls a person; nothing for one without a number. */
export const CallLink = ({ person }: { readonly person: ContactPerson }) => {
  const phone = phoneOf(person);
  if (!phone) return null;
  const label = t('calloff.call', { name: nameOf(person), nummer: phone.shown });
  return <IconLink icon={phoneIcon} href={phone.href} label={label} />;
};
