/** Path data of a drawing on the 24-unit field; the tables stand in `icons/`. */
export type IconPath = string;

const STROKE = { 16: 2, 17: 2.25, 18: 2, 20: 2, 24: 2, 28: 2, 44: 1.75 } as const;

type IconProps = {
  icon: IconPath;
  size?: keyof typeof STROKE;
  filled?: boolean;
  className?: string | undefined;
};

/** Always hidden from screen readers: the control or the word beside it carries the name. */
export const Icon = ({ icon, size = 24, filled = false, className }: IconProps) => (
  <svg
    aria-hidden="true"
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={STROKE[size]}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={icon} />
  </svg>
);
