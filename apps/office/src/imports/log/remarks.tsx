import type { officeReport } from '@abrufbar/contract/imports/office.ts';
import type { OutputOf } from '@abrufbar/contract/protocol/call.ts';
import { formatWhole } from '@abrufbar/domain/values/quantities.ts';
import { officeImportsTexts } from '@abrufbar/texts/imports-office.ts';
import { plural, reader } from '@abrufbar/texts/lookup/text.ts';
import { FewLines } from '@abrufbar/web/ui/few-lines.tsx';
import { Notice } from '#core/parts/notice.tsx';
import styles from './log.module.css';

const t = reader(officeImportsTexts);

type RemarksProps = Pick<OutputOf<typeof officeReport>, 'import' | 'remarks'>;

/** Remarks on rows that were taken, but kept otherwise than they were sent; a document is one row. */
export const Remarks = ({ import: { rows }, remarks }: RemarksProps) => (
  <div className={styles.remarks}>
    <Notice tone="info" title={t('bo.imp.remarks')}>
      <FewLines
        lines={remarks.map(({ row, message }) =>
          rows === 1 ? message : t('bo.imp.remark', { n: formatWhole(row), text: message }),
        )}
        more={(n) => t(`bo.imp.remarks_more${plural(n)}`, { n: formatWhole(n) })}
      />
    </Notice>
  </div>
);
