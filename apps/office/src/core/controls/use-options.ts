import { useState, type KeyboardEvent } from 'react';

type Options = {
  /** Id of the field; those of the options begin with it. */
  readonly id: string;
  /** Options that may be chosen now. */
  readonly count: number;
  readonly onChoose: (at: number) => void;
};

/** Options below a field that keeps the focus: arrows move the current one, Enter chooses it (OFF-34). */
export const useOptions = ({ id, count, onChoose }: Options) => {
  const [at, setAt] = useState(-1);
  const current = Math.min(at, count - 1);
  const optionId = (index: number): string => `${id}-${index}`;
  const choose = (index: number): void => {
    setAt(-1);
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const to = { ArrowDown: current + 1, ArrowUp: current - 1 }[key];
    const isChoice = key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing;
    if (to !== undefined) setAt(Math.max(Math.min(to, count - 1), 0));
    else if (isChoice && current >= 0) choose(current);
    else return;
    event.preventDefault();
  };
  return {
    /** Number of the current one; -1 where Enter chooses nothing. */
    current,
    /** Names it at the field. */
    activeId: current < 0 ? undefined : optionId(current),
    optionId,
    choose,
    onKeyDown,
    /** Somebody types: Enter chooses the first option. */
    toFirst: () => setAt(0),
  };
};
