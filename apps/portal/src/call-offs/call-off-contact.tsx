import type { ContactPerson } from '@abrufbar/contract/call-off-fields.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs.ts';
import { reader } from '@abrufbar/texts/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { IconLink } from '@abrufbar/web/ui/icon-button.tsx';
import { phone as phoneIcon } from '@abrufbar/web/ui/icons/call-off.ts';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { nameOf, phoneOf } from '#call-offs/contact-phone.ts';
import { ContactRow } from '#call-offs/contact-row.tsx';

const t = reader(callOffsTexts);

/** Who takes the delivery, with a way to call them. */
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
