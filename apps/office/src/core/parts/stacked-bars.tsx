import { type MouseEvent, useId, useRef } from 'react';
import { go } from '#core/navigation/router.ts';
import { wordsWithRoom } from '#core/parts/bar-words.ts';
import { type ChartFill, FillDefs, filled } from '#core/parts/chart-fills.tsx';
import { useWidth } from '#core/parts/use-width.ts';
import styles from './stacked-bars.module.css';

type Bar = {
  readonly key: string;
  /** Below the bar. */
  readonly name: string;
  /** Read out, and shown under the pointer. */
  readonly title: string;
  /** Above the bar. */
  readonly sum: string;
  readonly values: readonly number[];
  /** Filters by the bar. */
  readonly href: string;
};

type StackedBarsProps = {
  label: string;
  bars: readonly Bar[];
  fills: readonly ChartFill[];
  /** Lines across, from 0 up. */
  ticks: readonly number[];
  tickText: (tick: number) => string;
};

const HEIGHT_PX = 236;
const TOP_PX = 26;
const FOOT_PX = 26;
const GAP_PX = 1.5;
const PLOT_PX = HEIGHT_PX - TOP_PX - FOOT_PX;

const follow = (event: MouseEvent, href: string) => {
  event.preventDefault();
  void go(href);
};

/** Bars of a few series above one another; each filters. The same numbers stand in a table (OFF-189). */
export const StackedBars = ({ label, bars, fills, ticks, tickText }: StackedBarsProps) => {
  const id = useId();
  const scale = PLOT_PX / Math.max(ticks.at(-1) ?? 1, Number.MIN_VALUE);
  const width = 100 / Math.max(bars.length, 1);
  const plot = useRef<SVGSVGElement>(null);
  const { showsSums, everyName } = wordsWithRoom({
    ...useWidth(plot),
    sums: bars.map(({ sum }) => sum),
    names: bars.map(({ name }) => name),
  });
  return (
    <div className={styles.chart}>
      <svg height={HEIGHT_PX} className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <text
            key={tick}
            x="100%"
            y={HEIGHT_PX - FOOT_PX - tick * scale + 5}
            textAnchor="end"
            className={styles.text}
          >
            {tickText(tick)}
          </text>
        ))}
      </svg>
      <svg ref={plot} height={HEIGHT_PX} className={styles.plot} role="group" aria-label={label}>
        <FillDefs id={id} />
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={HEIGHT_PX - FOOT_PX - tick * scale}
            y2={HEIGHT_PX - FOOT_PX - tick * scale}
            className={tick === 0 ? styles.base : styles.line}
          />
        ))}
        {bars.map((bar, at) => {
          const middle = `${(at + 0.5) * width}%`;
          return (
            <a
              key={bar.key}
              href={bar.href}
              aria-label={bar.title}
              className={styles.bar}
              onClick={(event) => follow(event, bar.href)}
            >
              <title>{bar.title}</title>
              <rect
                x={`${at * width}%`}
                y={TOP_PX}
                width={`${width}%`}
                height={PLOT_PX}
                className={styles.target}
              />
              {segmentsOf(bar.values, scale).map(({ series, y, height }) => (
                <rect
                  key={series}
                  x={`${(at + 0.11) * width}%`}
                  y={y}
                  width={`${width * 0.78}%`}
                  height={height}
                  rx="2"
                  {...filled(id, fills[series] ?? 4)}
                />
              ))}
              {at % everyName === 0 && (
                <text x={middle} y={HEIGHT_PX - 6} textAnchor="middle" className={styles.text}>
                  {bar.name}
                </text>
              )}
            </a>
          );
        })}
        {/* Outside of the links, whose names would have to begin with it (WCAG 2.5.3). */}
        {showsSums &&
          bars.map((bar, at) => (
            <text
              key={bar.key}
              x={`${(at + 0.5) * width}%`}
              y={HEIGHT_PX - FOOT_PX - sumOf(bar.values) * scale - 8}
              textAnchor="middle"
              aria-hidden="true"
              className={styles.sum}
            >
              {bar.sum}
            </text>
          ))}
      </svg>
    </div>
  );
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Places of the parts of a bar, from below; parts without a height are left out. */
const segmentsOf = (values: readonly number[], scale: number) => {
  let below = 0;
  return values.flatMap((value, series) => {
    const height = value * scale - GAP_PX;
    const y = HEIGHT_PX - FOOT_PX - (below + value) * scale;
    below += value;
    return height > 0 ? [{ series, y, height }] : [];
  });
};
