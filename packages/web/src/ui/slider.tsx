import { Children, useRef, type ReactNode } from 'react';
import { generalTexts } from '@abrufbar/texts/frame/general.ts';
import { reader } from '@abrufbar/texts/lookup/text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { chevronLeft, chevronRight } from '#ui/icons/basic.ts';
import styles from './slider.module.css';

const t = reader(generalTexts);

type SliderProps = {
  label: string;
  /** Two cards fill the row of wide screens. */
  halves?: boolean;
  children: ReactNode;
};

/** Cards side by side, the next one peeks in; arrow buttons where there is a mouse. */
export const Slider = ({ label, halves = false, children }: SliderProps) => {
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const width = list.current?.firstElementChild?.clientWidth ?? 0;
    list.current?.scrollBy({ left: direction * (width + 12), behavior: 'smooth' });
  };
  return (
    <div className={`${styles.slider} ${halves ? styles.halves : ''}`}>
      <ul ref={list} aria-label={label} className={styles.list}>
        {Children.map(children, (child) => (
          <li className={styles.slide}>{child}</li>
        ))}
      </ul>
      {Children.count(children) > 1 && (
        <div className={styles.arrows}>
          <IconButton
            icon={chevronLeft}
            label={t('common.slider_previous')}
            onClick={() => turn(-1)}
          />
          <IconButton icon={chevronRight} label={t('common.slider_next')} onClick={() => turn(1)} />
        </div>
      )}
    </div>
  );
};
