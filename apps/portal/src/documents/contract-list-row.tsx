import { exportContract } from '@abrufbar/contract/documents.ts';
import { documentsFilesTexts } from '@abrufbar/texts/documents-files.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { PaperRow } from '#documents/paper-row.tsx';

const t = reader(documentsFilesTexts);

/** The deliveries of a contract as a spreadsheet (SRV-28). */
export const ContractListRow = ({ id }: { readonly id: string }) => (
  <Card>
    <CardPart layout="row">
      <PaperRow
        title={t('files.list')}
        hint={t('files.list_hint')}
        action={t('files.list_load')}
        paper={{
          ask: (options) => send(exportContract, { contract_id: id }, options),
          keptAs: null,
        }}
      />
    </CardPart>
  </Card>
);
