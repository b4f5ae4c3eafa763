import type { details } from '@abrufbar/contract/deliveries/deliveries.ts';
import { downloadNoteFile } from '@abrufbar/contract/documents.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { documentsNoteTexts } from '@abrufbar/texts/documents-note.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { send } from '@abrufbar/web/data.ts';
import { CardPart } from '@abrufbar/web/ui/card.tsx';
import { FoldedCard } from '@abrufbar/web/ui/folded-card.tsx';
import { fileText } from '@abrufbar/web/ui/icons/navigation.ts';
import { KeyValue, KeyValueList } from '@abrufbar/web/ui/key-value.tsx';
import { PaperRow } from '#documents/paper-row.tsx';
import styles from './note-details.module.css';

const t = reader(documentsNoteTexts);

type Delivery = Pick<OutputOf<typeof details>, 'id' | 'note_details'>;

/** All that the delivery note says beside the slip, folded, and its file as it came (DOC-32, DOC-33). */
export const NoteDetails = ({ delivery: { id, note_details: groups } }: { delivery: Delivery }) => (
  <FoldedCard icon={fileText} title={t('note_details.title')}>
    {groups.map(({ material, entries }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a material may stand on a note twice
      <div key={at}>
        {material !== null && <h3 className={`label ${styles.material}`}>{material}</h3>}
        <KeyValueList>
          {entries.map(({ name, label, value }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a name may stand several times
            <KeyValue key={`${name} ${index}`} label={label} long>
              {value}
            </KeyValue>
          ))}
        </KeyValueList>
      </div>
    ))}
    <CardPart layout="row">
      <PaperRow
        title={t('note_details.file')}
        hint={t('note_details.file_hint')}
        action={t('note_details.file_load')}
        paper={{
          ask: (options) => send(downloadNoteFile, { scale_note_uuid: id }, options),
          keptAs: `${downloadNoteFile.name} ${id}`,
        }}
      />
    </CardPart>
  </FoldedCard>
);
