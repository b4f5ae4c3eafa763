import { Card, CardPart } from '@abrufbar/web/ui/card.tsx';
import { useToday } from '@abrufbar/web/today.ts';
import { useLayoutEffect, useRef } from 'react';
import { DayHead } from '#deliveries/day-line/day-head.tsx';
import { ofContract, useDayLine } from '#deliveries/day-line/line-loads.ts';
import { DayRoom } from '#deliveries/day-line/day-room.tsx';
import {
  BackToToday,
  isUnderWay,
  NoDay,
  Nothing,
  useOtherDay,
} from '#deliveries/day-line/other-day.tsx';
import { LineContent } from '#deliveries/day-line/line-content.tsx';
import { PlantStrips } from '#deliveries/day-line/plant-strips.tsx';
import { useWarnings } from '#deliveries/day-line/use-warnings.ts';
import { Warnings } from '#deliveries/day-line/warnings.tsx';
import type { DayAnswer } from '#deliveries/today/day-query.ts';

type DayLineProps = {
  readonly id: string;
  /** Of today; null where nothing of it is on this contract, or not known. */
  readonly today: DayAnswer | null;
  /** The day in the address; null for today. */
  readonly chosen: string | null;
  readonly onDay: (day: string) => void;
  /** Whether the way here was by another part of the page. */
  readonly hasFocus: boolean;
  /** Before it is painted: content below is drawn again, so that nothing visible moves. */
  readonly onDrawn: () => void;
};

/** A day before it is read. */
const NOTHING = { deliveries: [], has_more: false, amounts: [], call_offs: [] };

/** The loads and call-offs of a day of one contract, today with its warnings below the head, which never moves (BEY-120 to BEY-125). */
export const DayLine = ({ id, today, chosen, onDay, hasFocus, onDrawn }: DayLineProps) => {
  const date = useToday();
  const ofToday =
    today && (chosen === null || chosen === today.date) ? ofContract(today, id) : null;
  const otherDate = chosen ?? date;
  const read = useOtherDay(id, ofToday ? null : otherDate);
  const day = ofToday ?? read.data ?? { ...NOTHING, date: otherDate };
  const { line, now, onTheWay } = useDayLine(day, ofToday !== null);
  useLayoutEffect(onDrawn, [onDrawn]);
  const isOld = onTheWay.some(({ arrival }) => arrival?.isOld);
  const dateButton = useRef<HTMLButtonElement>(null);
  const backToToday = () => {
    onDay(date);
    dateButton.current?.focus(); // the button for it is gone then
  };
  const isLoading = !ofToday && isUnderWay(read);
  return (
    <Card data-old={ofToday && isOld ? true : undefined}>
      <CardPart layout="stack">
        <DayHead
          day={ofToday?.date ?? otherDate}
          today={date}
          onDay={onDay}
          hasFocus={hasFocus}
          dateButton={dateButton}
        />
        <DayRoom isToday={ofToday !== null} isLoading={isLoading}>
          {ofToday && <Warnings day={ofToday} isOfSite />}
          {!ofToday && !read.data && <NoDay read={read} />}
          {!line && (ofToday ?? read.data) && <Nothing />}
          {line && ofToday && <TodayContent day={ofToday} line={line} now={now} />}
          {line && !ofToday && <LineContent day={day} line={line} now={null} warnings={[]} />}
        </DayRoom>
      </CardPart>
      {ofToday && <PlantStrips onTheWay={onTheWay} />}
      {!ofToday && chosen !== date && <BackToToday onClick={backToToday} />}
    </Card>
  );
};

type TodayContentProps = Omit<Parameters<typeof LineContent>[0], 'warnings'> & {
  readonly day: DayAnswer;
};

/** Warnings of other days say nothing any more. */
const TodayContent = ({ day, ...rest }: TodayContentProps) => (
  <LineContent day={day} {...rest} warnings={useWarnings(day)} />
);
