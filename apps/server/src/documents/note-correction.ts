import { berlinDay, berlinTime, toDmy } from '@abrufbar/domain/values/calendar.ts';
import { formatTonnes } from '@abrufbar/domain/documents/assets.ts';
import { correctionTexts } from '@abrufbar/texts/deliveries/correction.ts';
import { documentsTexts } from '@abrufbar/texts/documents.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import type { CorrectedSlip } from '#deliveries/correction-store.ts';
import type { PrintedNote } from '#deliveries/note-store.ts';
import { correctionReason, differencesOf, isWeight } from '#deliveries/present-correction.ts';
import { INK } from '#documents/brand-style.ts';
import { PAGE, type PdfPage, WIDTH_PT } from '#documents/pdf-page.ts';

const t = reader({ ...correctionTexts, ...documentsTexts });

const COLUMNS = [
  { x: 0, width: 96 },
  { x: 100, width: 200 },
  { x: 304, width: 207 },
] as const;
const ROOM_PT = 110;

/** The correction of a load: who, why, and both values of each field (OFF-134). */
export const drawCorrection = (paper: PdfPage, slip: CorrectedSlip, now: PrintedNote): void => {
  const { margin: x } = PAGE;
  paper.need(ROOM_PT);
  const bold = { font: 'bold', size: 11 } as const;
  paper.text('H2', t('correction.title'), { x, y: paper.y, width: WIDTH_PT }, bold);
  paper.y += 16;
  const at = new Date(slip.made_at);
  const when = { datum: toDmy(berlinDay(at)), zeit: berlinTime(at), name: slip.staff_name };
  for (const line of [t('correction.by', when), `${correctionReason(slip)}: ${slip.text}`]) {
    const place = { x, y: paper.y, width: WIDTH_PT };
    paper.text('P', line, place, { size: 9, colour: INK.soft });
    paper.y += paper.heightOf(line, WIDTH_PT, { size: 9 }) + 2;
  }
  paper.y += 4;
  paper.within('Table', (table) => {
    const row = (cells: readonly string[], tag: 'TH' | 'TD') => {
      const style = {
        font: tag === 'TH' ? 'bold' : 'regular',
        size: tag === 'TH' ? 9 : 10.5,
      } as const;
      const heights = cells.map((cell, index) =>
        paper.heightOf(cell, COLUMNS[index]?.width ?? 0, style),
      );
      const height = Math.max(...heights) + 8;
      paper.need(height);
      paper.within(
        'TR',
        (part) => {
          for (const [index, { x: from, width }] of COLUMNS.entries()) {
            const place = { x: x + from, y: paper.y + 4, width };
            paper.text(tag, cells[index] ?? '', place, style, part);
          }
        },
        table,
      );
      paper.y += height;
      paper.rule(paper.y, tag === 'TH');
    };
    row(['', t('correction.slip'), t('correction.now')], 'TH');
    for (const value of differencesOf(slip, now)) {
      const shown = (text: string | null) => {
        if (text === null) return t('correction.none');
        return isWeight(value) ? t('note.tonnes', { menge: formatTonnes(text) }) : text;
      };
      row([t(`correction.field.${value.field}`), shown(value.old), shown(value.new)], 'TD');
    }
  });
  paper.y += 12;
};
