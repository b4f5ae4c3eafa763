import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './day-line.module.css';

type DayRoomProps = {
  readonly isToday: boolean;
  readonly isLoading: boolean;
  readonly children: ReactNode;
};

/**
 * Below the head. As high as the day before while the next one loads, so that content below moves once at most; today,
 * with its warnings and strips, is higher than others.
 */
export const DayRoom = ({ isToday, isLoading, children }: DayRoomProps) => {
  const room = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    element.style.minHeight = isLoading && height.current > 0 ? `${height.current}px` : '';
    if (!isLoading) height.current = isToday ? 0 : element.offsetHeight;
  });
  return (
    <div ref={room} className={styles.room}>
      {children}
    </div>
  );
};
