import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { nameOf, phoneOf } from '#call-offs/parts/contact-person.ts';
import { ContactRow } from '#call-offs/parts/contact-row.tsx';

const t = reader(callOffsTexts);

/** The person who receives the delivery, with a button to call them. */
export const CallOffContact = ({ person }: { person: ContactPerson | null }) => {
  const phone = person && phoneOf(person);
  return (
    <>
      <SectionHead title={t('calloff.contact')} />
      <Card>
        <CardPart>
          {person ? (
            <ContactRow person={person}>
              {phone && (
                <IconLink
                  icon={phoneIcon}
                  href={phone.href}
                  label={t('calloff.call', { name: nameOf(person), nummer: phone.shown })}
                />
              )}
            </ContactRow>
          ) : (
            <p>{orDash(null)}</p>
          )}
        </CardPart>
      </Card>
    </>
  );
};
