import styles from './drawings.module.css';

const HATCH =
  'M18 104l-8 12M34 104l-8 12M50 104l-8 12M66 104l-8 12M82 104l-8 12M98 104l-8 12M114 104l-8 12M130 104l-8 12M146 104l-8 12M162 104l-8 12M178 104l-8 12M194 104l-8 12M210 104l-8 12M226 104l-8 12M242 104l-8 12';
const GRAVEL =
  'M22 124h.01M44 129h.01M66 124h.01M88 129h.01M110 124h.01M132 129h.01M154 124h.01M176 129h.01M198 124h.01M220 129h.01M242 124h.01';
const STRIPES = 'M56 90l9-11M76 90l9-11M96 90l9-11M116 90l9-11M136 90l9-11M156 90l9-11M176 90l9-11';

/** A site to which nothing comes: the barrier is up. */
export const GateDrawing = () => (
  <svg aria-hidden="true" viewBox="0 0 268 136" className={styles.drawing}>
    <path d="M8 104H260" />
    <path d={HATCH} strokeWidth="1.6" />
    <path d={GRAVEL} strokeWidth="3.2" opacity=".55" />
    <path d="M40 104V42M228 104V42" strokeWidth="5" />
    <path d="M34 42h12M222 42h12" strokeWidth="4" />
    <g transform="rotate(-34 46 84)">
      <rect x="46" y="79" width="150" height="11" rx="5.5" strokeWidth="2.2" />
      <path d={STRIPES} strokeWidth="4.5" className={styles.warn} />
    </g>
    <circle cx="46" cy="84" r="7" />
    <path d="M120 104c18-5 34-5 52 0" strokeWidth="1.6" opacity=".5" />
    <g strokeWidth="1.8" opacity=".6">
      <circle cx="196" cy="26" r="11" />
      <path d="M196 8v-4M214 26h4M178 26h-4M209 13l3-3M183 13l-3-3" />
    </g>
  </svg>
);
