/** Layers of a road drawn as in a section: asphalt, gravel, stones. Decoration only. */
export const Strata = ({ className }: { className?: string | undefined }) => (
  <svg aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="1.5">
    <defs>
      <pattern id="asphalt" width="22" height="54" patternUnits="userSpaceOnUse" y="1">
        <path d="M3 51 19 3" />
      </pattern>
      <pattern id="gravel" width="92" height="99" patternUnits="userSpaceOnUse" y="56">
        <g fill="currentColor" stroke="none">
          <circle cx="8" cy="12" r="2.5" />
          <circle cx="40" cy="24" r="2" />
          <circle cx="70" cy="9" r="2.5" />
          <circle cx="22" cy="45" r="2" />
          <circle cx="58" cy="52" r="2.5" />
          <circle cx="84" cy="38" r="2" />
          <circle cx="10" cy="78" r="2.5" />
          <circle cx="46" cy="84" r="2" />
          <circle cx="76" cy="74" r="2.5" />
        </g>
      </pattern>
      <pattern id="stones" width="74" height="66" patternUnits="userSpaceOnUse" y="158">
        <path d="m8 21 7-11 12-1 6 9-5 11-13 2z" />
        <path d="m45 22 6-12 13 1 6 10-6 10-13 1z" />
        <path d="m-3 53 8-10 12 2 4 9-8 9-12 0z" />
        <path d="m29 53 5-10 13-1 7 9-5 10-13 2z" />
        <path d="m71 53 8-10 12 2 4 9-8 9-12 0z" />
      </pattern>
    </defs>
    <path d="M0 .75h2000M0 55h2000M0 155h2000" />
    <rect stroke="none" width="100%" height="54" y="1" fill="url(#asphalt)" />
    <rect stroke="none" width="100%" height="99" y="56" fill="url(#gravel)" />
    <rect stroke="none" width="100%" height="110" y="158" fill="url(#stones)" />
  </svg>
);
