import { signatureTexts } from '@abrufbar/texts/deliveries/signature.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { Button } from '@abrufbar/web/ui/button.tsx';
import { Icon } from '@abrufbar/web/ui/icon.tsx';
import { circleX, x } from '@abrufbar/web/ui/icons/basic.ts';
import { eraser } from '@abrufbar/web/ui/icons/signature.ts';
import { useId } from 'react';
import type { Drawing } from '#deliveries/signature/drawing.ts';
import { Now } from '#deliveries/signature/now.tsx';
import { Pad } from '#deliveries/signature/pad.tsx';
import styles from './pad-card.module.css';

const t = reader(signatureTexts);

type PadCardProps = {
  readonly drawing: Drawing | null;
  readonly problem: string | undefined;
  readonly onDraw: (drawing: Drawing | null) => void;
};

/** The pad with its line, the time, and the way to begin again. */
export const PadCard = ({ drawing, problem, onDraw }: PadCardProps) => {
  const id = useId();
  return (
    <div className={`${styles.card} ${problem ? styles.wrong : ''}`}>
      <div className={styles.field}>
        <p id={id} className={styles.prompt}>
          {t('signature.prompt')} <span className="visually-hidden">{t('signature.or_type')}</span>
        </p>
        <span aria-hidden="true" className={styles.line}>
          <Icon icon={x} />
        </span>
        <Pad
          label={t(drawing ? 'signature.pad_drawn' : 'signature.pad_empty')}
          describedBy={id}
          drawing={drawing}
          onDraw={onDraw}
        />
      </div>
      {problem && (
        <p role="alert" className={styles.problem}>
          <Icon icon={circleX} size={20} />
          {problem}
        </p>
      )}
      <div className={styles.foot}>
        <p className="small ink-2">
          <Now />
        </p>
        <Button
          variant="text"
          icon={eraser}
          disabled={drawing === null}
          onClick={() => onDraw(null)}
        >
          {t('signature.clear')}
        </Button>
      </div>
    </div>
  );
};
