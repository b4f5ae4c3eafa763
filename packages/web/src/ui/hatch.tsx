type HatchProps = {
  /** For `fill="url(#id)"`. */
  readonly id: string;
  /** Width of a stripe with the ground beside it, and of the stripe alone, in px. */
  readonly step: number;
  readonly width: number;
  readonly degrees: number;
  readonly ground: string | undefined;
  readonly stripe: string | undefined;
};

/** Stripes as a fill, which differ from a plain one without colour too. */
export const Hatch = ({ id, step, width, degrees, ground, stripe }: HatchProps) => (
  <defs>
    <pattern
      id={id}
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${degrees})`}
    >
      <rect width={step} height={step} className={ground} />
      <rect width={width} height={step} className={stripe} />
    </pattern>
  </defs>
);
