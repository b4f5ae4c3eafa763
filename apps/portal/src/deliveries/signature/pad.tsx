import { SIGNATURE_UNITS, signaturePath } from '@abrufbar/domain/deliveries/signature.ts';
import { useRef, useState, type PointerEvent } from 'react';
import {
  drawsInstead,
  fieldHeight,
  pointOn,
  thin,
  type Drawing,
} from '#deliveries/signature/drawing.ts';
import styles from './pad.module.css';

type PadProps = {
  readonly label: string;
  readonly describedBy: string;
  readonly drawing: Drawing | null;
  readonly onDraw: (drawing: Drawing) => void;
};

/** The stroke under a finger or a pen, and the field it is drawn on. */
type Begun = {
  readonly pointer: number;
  readonly pointerType: string;
  readonly height: number;
  /** Of the pad when it was begun: one that moves meanwhile, as a keyboard closes, bends no line. */
  readonly box: DOMRect;
  readonly stroke: readonly number[];
};

/** A stroke that ends fast is a fling to Chromium, and the next tap, on a button, would only stop it. */
const refuseGestures = (pad: SVGSVGElement): (() => void) => {
  const prevent = (event: Event): void => event.preventDefault();
  pad.addEventListener('touchstart', prevent, { passive: false });
  return () => pad.removeEventListener('touchstart', prevent);
};

/** Draws what one finger or pen writes; of two, one of which is mostly the ball of the hand, one draws nothing. */
export const Pad = ({ label, describedBy, drawing, onDraw }: PadProps) => {
  const [begun, setBegun] = useState<Begun | null>(null);
  // The last place of a finger may not be drawn yet when it lifts.
  const latest = useRef<Begun | null>(null);
  const { height, strokes } = drawing ?? { height: begun?.height, strokes: [] };
  const show = (now: Begun | null): void => {
    latest.current = now;
    setBegun(now);
  };
  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    const { currentTarget: pad, pointerId: pointer, pointerType } = event;
    const before = latest.current;
    if (event.button !== 0 || (before && !drawsInstead(pointerType, before))) return;
    pad.setPointerCapture(pointer);
    const box = pad.getBoundingClientRect();
    const field = height ?? fieldHeight(box);
    show({ pointer, pointerType, height: field, box, stroke: pointOn(box, field, event) });
  };
  const go = ({ pointerId, nativeEvent }: PointerEvent<SVGSVGElement>): void => {
    const now = latest.current;
    if (pointerId !== now?.pointer) return;
    // All places since the last frame; only secure pages are given them.
    const places = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
    const seen = places.length > 0 ? places : [nativeEvent];
    const added = seen.flatMap((place) => pointOn(now.box, now.height, place));
    show({ ...now, stroke: [...now.stroke, ...added] });
  };
  const end = ({ pointerId }: PointerEvent<SVGSVGElement>): void => {
    const now = latest.current;
    if (pointerId !== now?.pointer) return;
    show(null);
    onDraw({ height: now.height, strokes: [...strokes, thin(now.stroke)] });
  };
  return (
    <svg
      ref={refuseGestures}
      role="img"
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.pad}
      viewBox={height === undefined ? undefined : `0 0 ${SIGNATURE_UNITS} ${height}`}
      onPointerDown={begin}
      onPointerMove={go}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <path d={signaturePath(strokes)} className={styles.ink} />
      {begun && <path d={signaturePath([thin(begun.stroke)])} className={styles.ink} />}
    </svg>
  );
};
