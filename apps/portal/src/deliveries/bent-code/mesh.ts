import type { Levels } from '#deliveries/bent-code/levels.ts';

export type Place = { readonly x: number; readonly y: number };
export type Corners = readonly [
  topLeft: Place,
  topRight: Place,
  bottomRight: Place,
  bottomLeft: Place,
];

/** Where in the picture a point of the code lies, given in modules. */
export type Locate = (column: number, row: number) => Place;

/** The code as a flat sheet, seen from anywhere. */
export const flat = ([a, b, c, d]: Corners, count: number): Locate => {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x];
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / whole;
  const h = (dx1 * sy - sx * dy1) / whole;
  return (column, row) => {
    const [u, v] = [column / count, row / count];
    const depth = g * u + h * v + 1;
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    };
  };
};

type Pull = {
  /** How far a knot is moved at most, and in which steps; in modules. */
  readonly reach: number;
  readonly step: number;
  readonly rounds: number;
  /** How much a knot is held by its neighbours. */
  readonly stiff: number;
  /** Looks only at each so many module, both ways. */
  readonly every: number;
};

/** A sheet of flat pieces: knots on lines across and along the code, pulled to where the print agrees with them. */
export class Mesh {
  readonly #columns: readonly number[];
  readonly #rows: readonly number[];
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #known: Int8Array;
  readonly #count: number;
  readonly #levels: Levels;
  readonly #module: number;

  constructor(
    columns: readonly number[],
    rows: readonly number[],
    start: Locate,
    code: {
      readonly known: Int8Array;
      readonly count: number;
      readonly levels: Levels;
      readonly module: number;
    },
  ) {
    this.#columns = columns;
    this.#rows = rows;
    this.#known = code.known;
    this.#count = code.count;
    this.#levels = code.levels;
    this.#module = code.module;
    const places = rows.flatMap((row) => columns.map((column) => start(column, row)));
    this.#xs = Float64Array.from(places, ({ x }) => x);
    this.#ys = Float64Array.from(places, ({ y }) => y);
  }

  readonly locate: Locate = (column, row) => {
    const i = cellOf(this.#columns, column);
    const j = cellOf(this.#rows, row);
    const u = share(this.#columns, i, column);
    const v = share(this.#rows, j, row);
    const at = j * this.#columns.length + i;
    return {
      x: between(this.#xs, at, this.#columns.length, u, v),
      y: between(this.#ys, at, this.#columns.length, u, v),
    };
  };

  /** How well the print agrees with all of the mesh, 0 to about 1. */
  score(): number {
    return this.#sum(0, this.#columns.length, 0, this.#rows.length, 1) / this.#count ** 2;
  }

  /** Moves whole lines of knots between the edges, as a fold does. */
  pullLines({ reach, step, every }: Pick<Pull, 'reach' | 'step' | 'every'>): this {
    const width = this.#columns.length;
    const all = [...this.#xs.keys()];
    const whole = () => this.#sum(0, width - 2, 0, this.#rows.length - 2, every);
    const lines = [
      ...this.#rows.keys().map((j) => all.filter((at) => Math.floor(at / width) === j)),
      ...this.#columns.keys().map((i) => all.filter((at) => at % width === i)),
    ].filter((line) => !line.includes(0) && !line.includes(all.length - 1));
    for (const line of lines) this.#move(line, reach, step, whole);
    return this;
  }

  pull({ reach, step, rounds, stiff, every }: Pull): this {
    const width = this.#columns.length;
    for (let round = 0; round < rounds; round += 1)
      for (const at of this.#order()) {
        const [i, j] = [at % width, Math.floor(at / width)];
        const around = this.#middleOfNeighbours(i, j);
        this.#move([at], reach, step, () => {
          const away = around
            ? Math.hypot((this.#xs[at] ?? 0) - around.x, (this.#ys[at] ?? 0) - around.y) /
              this.#module
            : 0;
          return this.#sum(i - 1, i, j - 1, j, every) - stiff * away ** 2;
        });
      }
    return this;
  }

  /** Puts knots, together, where the score is best. */
  #move(knots: readonly number[], reach: number, step: number, score: () => number): void {
    const before = knots.map((at) => ({ at, x: this.#xs[at] ?? 0, y: this.#ys[at] ?? 0 }));
    const put = (dx: number, dy: number) => {
      for (const { at, x, y } of before) {
        this.#xs[at] = x + dx * this.#module;
        this.#ys[at] = y + dy * this.#module;
      }
    };
    const limit = Math.round(reach / step);
    let best = -Infinity;
    let found: readonly [number, number] = [0, 0];
    for (let down = -limit; down <= limit; down += 1)
      for (let right = -limit; right <= limit; right += 1) {
        const [dx, dy] = [right * step, down * step];
        put(dx, dy);
        const value = score() - WAY_COST_SHARE * (dx * dx + dy * dy);
        if (value <= best) continue;
        best = value;
        found = [dx, dy];
      }
    put(...found);
  }

  /** Knots near the three finder marks come first: there the mesh is right already. */
  #order(): readonly number[] {
    const last = this.#count;
    const far = (at: number) => {
      const column = this.#columns[at % this.#columns.length] ?? 0;
      const row = this.#rows[Math.floor(at / this.#columns.length)] ?? 0;
      return Math.min(
        Math.hypot(column, row),
        Math.hypot(last - column, row),
        Math.hypot(column, last - row),
      );
    };
    return [...this.#xs.keys()].toSorted((a, b) => far(a) - far(b));
  }

  #middleOfNeighbours(i: number, j: number): Place | null {
    const width = this.#columns.length;
    const pairs: Place[] = [];
    const add = (a: number, b: number) =>
      pairs.push({
        x: ((this.#xs[a] ?? 0) + (this.#xs[b] ?? 0)) / 2,
        y: ((this.#ys[a] ?? 0) + (this.#ys[b] ?? 0)) / 2,
      });
    const at = j * width + i;
    if (i > 0 && i + 1 < width) add(at - 1, at + 1);
    if (j > 0 && j + 1 < this.#rows.length) add(at - width, at + width);
    if (pairs.length === 0) return null;
    return {
      x: pairs.reduce((sum, { x }) => sum + x, 0) / pairs.length,
      y: pairs.reduce((sum, { y }) => sum + y, 0) / pairs.length,
    };
  }

  /** Score of these cells; those beyond the edge do not exist. */
  #sum(left: number, right: number, top: number, bottom: number, every: number): number {
    let sum = 0;
    for (let j = Math.max(0, top); j <= Math.min(bottom, this.#rows.length - 2); j += 1)
      for (let i = Math.max(0, left); i <= Math.min(right, this.#columns.length - 2); i += 1)
        sum += this.#cell(i, j, every);
    return sum * every * every;
  }

  /** Modules whose middle is clearly ink or paper count; those that are known, with the right colour alone. */
  #cell(i: number, j: number, every: number): number {
    const { data, width, height } = this.#levels;
    const columns = this.#columns.length;
    const [left = 0, right = 0] = [this.#columns[i], this.#columns[i + 1]];
    const [top = 0, bottom = 0] = [this.#rows[j], this.#rows[j + 1]];
    const at = j * columns + i;
    let sum = 0;
    for (let row = Math.ceil(top - 0.5); row + 0.5 < bottom; row += every) {
      const v = (row + 0.5 - top) / (bottom - top);
      for (let column = Math.ceil(left - 0.5); column + 0.5 < right; column += every) {
        const u = (column + 0.5 - left) / (right - left);
        const x = Math.floor(between(this.#xs, at, columns, u, v));
        const y = Math.floor(between(this.#ys, at, columns, u, v));
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const level = data[y * width + x] ?? 0;
        const colour = this.#known[row * this.#count + column] ?? 0;
        sum += colour === 0 ? Math.abs(level) : colour * level * KNOWN_MODULE_SHARE;
      }
    }
    return sum;
  }
}

const KNOWN_MODULE_SHARE = 1.5;
/** Of two places as good as each other the nearer one is right. */
const WAY_COST_SHARE = 0.05;

const cellOf = (lines: readonly number[], at: number): number => {
  let cell = 0;
  while (cell + 2 < lines.length && (lines[cell + 1] ?? 0) <= at) cell += 1;
  return cell;
};

const share = (lines: readonly number[], cell: number, at: number): number => {
  const [from = 0, to = 1] = [lines[cell], lines[cell + 1]];
  return (at - from) / (to - from);
};

const between = (values: Float64Array, at: number, width: number, u: number, v: number): number =>
  ((values[at] ?? 0) * (1 - u) + (values[at + 1] ?? 0) * u) * (1 - v) +
  ((values[at + width] ?? 0) * (1 - u) + (values[at + width + 1] ?? 0) * u) * v;
