import type { ContactPerson } from '@abrufbar/contract/call-offs-fields.ts';
import { callOffsTexts } from '@abrufbar/texts/call-offs/call-offs.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { orDash } from '@abrufbar/web/format.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { SectionHead } from '@abrufbar/web/ui/section-head.tsx';
import { CallLink } from '#call-offs/parts/call-link.tsx';
import { ContactRow } from '#call-offs/parts/contact-row.tsx';

const t = reader(callOffsTexts);

/** The person who receives the delivery, with a button to call them. */
export const CallOffContact = ({ person }: { person: ContactPerson | null }) => (
  <>
    <SectionHead title={t('calloff.contact')} />
    <Card>
      <CardPart>
        {person ? (
          <ContactRow person={person}>
            <CallLink person={person} />
          </ContactRow>
        ) : (
          <p>{orDash(null)}</p>
        )}
      </CardPart>
    </Card>
  </>
);
