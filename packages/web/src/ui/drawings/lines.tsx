import { useId, type ReactNode } from 'react';
import type { DrawingName } from '#ui/drawings/drawing-name.ts';

const PAPER = 'var(--surface)';
const WARN = 'var(--warn)';

/** The same mark so many times, side by side. */
const row = (count: number, from: number, step: number, mark: (x: number, at: number) => string) =>
  Array.from({ length: count }, (_, at) => mark(from + at * step, at)).join('');

/** The ground in section: hatched below its edge, gravel further down. */
const Ground = () => (
  <>
    <path d="M8 104H260" />
    <path d={row(15, 18, 16, (x) => `M${x} 104l-8 12`)} strokeWidth="1.6" />
    <path
      d={row(11, 22, 22, (x, at) => `M${x} ${at % 2 ? 129 : 124}h.01`)}
      strokeWidth="3.2"
      opacity=".55"
    />
  </>
);

/** The barrier of a site is up, nothing comes. */
const Gate = () => (
  <>
    <Ground />
    <path d="M40 104V42M228 104V42" strokeWidth="5" />
    <path d="M34 42h12M222 42h12" strokeWidth="4" />
    <g transform="rotate(-34 46 84)">
      <rect x="46" y="79" width="138" height="11" rx="5.5" fill={PAPER} strokeWidth="2.2" />
      <path d={row(7, 58, 18, (x) => `M${x} 90l9-11`)} stroke={WARN} strokeWidth="4.5" />
    </g>
    <circle cx="46" cy="84" r="7" fill={PAPER} />
    <path d="M120 104c18-5 34-5 52 0" strokeWidth="1.6" opacity=".5" />
    <g strokeWidth="1.8" opacity=".6">
      <circle cx="196" cy="26" r="11" />
      <path d="M196 8v-4M214 26h4M178 26h-4M209 13l3-3M183 13l-3-3" />
    </g>
  </>
);

const VEILS = 'M12 52h72M112 73h98M16 93h104';

/** A lorry in the fog, without reception. The fog is cut out of it, since any colour may be behind. */
const Fog = () => {
  const veil = useId();
  return (
    <>
      <mask id={veil} maskUnits="userSpaceOnUse" x="0" y="0" width="268" height="136">
        <path d="M0 0h268v136H0z" fill="#fff" stroke="none" />
        <path d={VEILS} stroke="#000" strokeWidth="13" />
      </mask>
      <g mask={`url(#${veil})`}>
        <Ground />
        <g transform="translate(66.48 40.56) scale(1.28)">
          <path d="M0 34V8h62l10 26" fill={PAPER} />
          <path d="M10 8l8 26M26 8l8 26M42 8l8 26" strokeWidth="1.6" />
          <path d="M74 34V14h16c8 0 12 8 14 16v12" fill={PAPER} />
          <path d="M84 20h8l5 9H84z" strokeWidth="1.6" />
          <path d="M-4 42h112" />
          {[14, 34, 88].map((x) => (
            <circle key={x} cx={x} cy="44" r="8" fill={PAPER} />
          ))}
        </g>
      </g>
      <path d={VEILS} strokeWidth="3.2" />
      <g stroke={WARN} strokeWidth="3.6">
        <path d="M206 40a30 30 0 0 1 42 0M216 51a16 16 0 0 1 22 0M204 64l46-34" />
        <path d="M227 62h.01" strokeWidth="6.5" />
      </g>
    </>
  );
};

const LAYER_GRAVEL =
  row(13, 54, 13, (x, at) => `M${x} ${at % 2 ? 81 : 76}h.01`) +
  row(13, 54, 13, (x, at) => `M${x} ${at % 2 ? 92 : 97}h.01`);

/** A finished layer under a seal. */
const Sealed = () => (
  <>
    <path d="M44 40h180v76H44z" fill={PAPER} />
    <path d="M44 62h180" />
    <path d={row(11, 58, 16, (x) => `M${x} 40l-7 22`)} strokeWidth="1.8" />
    <path d={LAYER_GRAVEL} strokeWidth="3.4" opacity=".7" />
    <circle cx="134" cy="78" r="27" fill={PAPER} strokeWidth="2.6" />
    <circle cx="134" cy="78" r="21" strokeWidth="1.6" strokeDasharray="3 4" />
    <g stroke={WARN}>
      <rect x="123" y="75" width="22" height="16" rx="3.5" />
      <path d="M128 75v-5a6 6 0 0 1 12 0v5" />
    </g>
    <path d="M114 98l-8 22 12-5 6 11 6-18M154 98l8 22-12-5-6 11-6-18" fill={PAPER} />
  </>
);

/** Nothing is left in the sieve. */
const Sieve = () => (
  <>
    <Ground />
    <path d="M62 40h144l-18 34H80z" fill={PAPER} />
    <path
      d={`${row(9, 72, 15, (x) => `M${x} 42l6 30`)}M68 48h132M72 56h124M76 64h116`}
      strokeWidth="1.5"
    />
    <path d="M62 40l-14-9M206 40l14-9" stroke={WARN} strokeWidth="5" />
    <path
      d="M96 84h.01M112 90h.01M134 84h.01M150 92h.01M170 85h.01"
      strokeWidth="3.6"
      opacity=".5"
    />
  </>
);

/** Papers that have all been read. */
const Notes = () => (
  <>
    <Ground />
    <g fill={PAPER}>
      <rect x="84" y="24" width="86" height="76" rx="6" transform="rotate(-5 120 66)" />
      <rect x="94" y="20" width="88" height="80" rx="6" />
    </g>
    <g strokeWidth="1.8">
      <path d="M106 36h40M106 48h64M106 60h52M142 84h28" />
      <circle cx="170" cy="36" r="3" />
    </g>
    <path d="M106 78l8 8 16-18" stroke="var(--ok)" strokeWidth="3.6" />
  </>
);

/** Nothing stands on the weighbridge. */
const Scale = () => (
  <>
    <Ground />
    <path d="M30 92h208l-10 12H40z" fill={PAPER} />
    <path d={row(12, 48, 16, (x) => `M${x} 92l-6 12`)} strokeWidth="1.5" />
    <path d="M206 92V30" strokeWidth="3.6" />
    <rect x="176" y="12" width="62" height="30" rx="7" fill={PAPER} />
    <path d="M188 27h8M202 27h8M216 27h8" stroke={WARN} strokeWidth="3.6" />
    <g strokeDasharray="2 7">
      <path d="M66 64c0-14 10-24 24-24s24 10 24 24" />
      <path d="M58 82h66" strokeWidth="1.8" />
    </g>
  </>
);

const LINES: Readonly<Record<DrawingName, () => ReactNode>> = {
  gate: Gate,
  fog: Fog,
  sealed: Sealed,
  sieve: Sieve,
  notes: Notes,
  scale: Scale,
};

type LinesProps = { readonly name: DrawingName };

/** The lines of all drawings, one file that waits on the phone. */
export const Lines = ({ name }: LinesProps) => {
  const Named = LINES[name];
  return <Named />;
};
