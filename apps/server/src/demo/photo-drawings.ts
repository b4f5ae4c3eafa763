import { type Random, randomFrom } from '#demo/random.ts';

/** Drawings that stand in the demo data for what a foreman photographs; SVG. */
const WIDTH_PX = 1_280;
const HEIGHT_PX = 960;

type Colours = readonly [dark: string, middle: string, light: string];
const ASPHALT: Colours = ['#1d1f20', '#2d3031', '#46494a'];
const GRAVEL: Colours = ['#7d7362', '#a2967f', '#c4baa3'];
const RECYCLED: Colours = ['#6d5a4d', '#94806f', '#b8a797'];

const repeat = (times: number, draw: (at: number) => string): string =>
  Array.from({ length: times }, (_, at) => draw(at)).join('');
const rect = (x: number, y: number, width: number, height: number, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`;

/** Draws the parts of every photo: light from above, dark corners, the grain of a small lens. */
const photo = (
  what: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
<defs>
<radialGradient id="corners" cx=".5" cy=".45" r=".75"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-opacity=".38"/></radialGradient>
<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="far"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="14"/></filter>
<filter id="rough" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  0 0 0 -1.6 1"/></filter>
<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="1" seed="9"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  0 0 0 .5 -.12"/></filter>
</defs>
${what}
${rect(0, 0, WIDTH_PX, HEIGHT_PX, 'fill="url(#corners)"')}
${rect(0, 0, WIDTH_PX, HEIGHT_PX, 'filter="url(#grain)" opacity=".16"')}
</svg>`;

/** Loose stones over a field, the nearer the larger. */
const stones = (
  random: Random,
  [from, to]: readonly [number, number],
  count: number,
  colours: readonly string[],
): string =>
  repeat(count, (at) => {
    const y = from + ((to - from) * at) / count;
    const size = 2 + (7 * (y - from)) / (to - from) + random.between(0, 30) / 10;
    const x = random.between(0, WIDTH_PX);
    return `<ellipse cx="${x}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * 0.62).toFixed(1)}" fill="${random.oneOf(colours)}" transform="rotate(${random.between(-30, 30)} ${x} ${y.toFixed(0)})"/>`;
  });

/** A stroke that looks written by hand. */
const scrawl = (random: Random, x: number, y: number, letters: number, height: number): string => {
  const steps = repeat(letters, () => {
    const up = random.between(height / 3, height);
    return `q ${random.between(2, 9)} ${-up} ${random.between(9, 18)} ${-random.between(0, 6)} t ${random.between(4, 12)} ${random.between(-4, 8)} `;
  });
  return path(
    `M${x} ${y} ${steps}`,
    'fill="none" stroke="#23408a" stroke-width="3" stroke-linecap="round"',
  );
};

const print = (x: number, y: number, words: string, size = 20, more = ''): string =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" fill="#2b3236" ${more}>${words}</text>`;

/** A line of small print: legible as text, not as words. */
const printed = (random: Random, x: number, y: number, width: number): string => {
  let at = x;
  let words = '';
  while (at < x + width) {
    const length = Math.min(random.between(14, 58), x + width - at);
    words += rect(at, y, length, 7, 'fill="#596267" rx="2"');
    at += length + 9;
  }
  return words;
};

/** A signed weighing slip on a site table, a pen beside it. */
const slip = (): string => {
  const random = randomFrom(11);
  const boards = repeat(5, (at) =>
    [
      rect(
        0,
        at * 200 - 20,
        WIDTH_PX,
        196,
        `fill="${random.oneOf(['#a4835c', '#9c7b55', '#ad8d66'])}"`,
      ),
      repeat(9, () =>
        path(
          `M0 ${at * 200 + random.between(0, 170)} c 400 ${random.between(-18, 18)} 800 ${random.between(-18, 18)} 1280 ${random.between(-8, 8)}`,
          'stroke="#7d6143" stroke-width="2" fill="none" opacity=".35"',
        ),
      ),
      rect(0, at * 200 + 174, WIDTH_PX, 6, 'fill="#5d452e" opacity=".8"'),
    ].join(''),
  );
  const rows = ['Werk', 'Baustelle', 'Kennzeichen', 'Wägegut'].map(
    (label, at) =>
      print(60, 196 + at * 50, label, 17) + printed(random, 230, 184 + at * 50, 250 - at * 24),
  );
  const weights = ['Brutto (B)', 'Tara (T)', 'Netto (N)'].map(
    (label, at) =>
      print(76, 438 + at * 52, label, 18, at === 2 ? 'font-weight="bold"' : '') +
      rect(390, 424 + at * 52, 92, at === 2 ? 16 : 12, 'fill="#2b3236" rx="2"') +
      print(500, 438 + at * 52, 't', 18) +
      rect(60, 456 + at * 52, 480, 1.5, 'fill="#8d969a"'),
  );
  const sheet = [
    rect(0, 0, 600, 830, 'fill="#f3f2ec"'),
    rect(0, 0, 600, 84, 'fill="#dfe2de"'),
    print(60, 54, 'Wiegeschein', 30, 'font-weight="bold"'),
    printed(random, 380, 34, 160),
    printed(random, 60, 112, 300),
    printed(random, 60, 132, 230),
    ...rows,
    rect(60, 402, 480, 1.5, 'fill="#8d969a"'),
    ...weights,
    printed(random, 60, 600, 440),
    printed(random, 60, 620, 390),
    rect(60, 742, 210, 2, 'fill="#596267"'),
    rect(330, 742, 210, 2, 'fill="#596267"'),
    print(60, 768, 'Fahrer', 14),
    print(330, 768, 'Empfänger', 14),
    scrawl(random, 76, 732, 6, 44),
    scrawl(random, 340, 728, 8, 48),
    path('M300 0 L312 830', 'stroke="#000" opacity=".06" stroke-width="14"'),
  ].join('');
  const pen = [
    rect(0, 6, 330, 16, 'rx="8" fill="#1f3f74"'),
    rect(236, 6, 60, 16, 'fill="#c9ccce"'),
    path('M330 6 l34 8 -34 8z', 'fill="#3a3f42"'),
    rect(12, 2, 110, 5, 'rx="2" fill="#c9ccce"'),
  ].join('');
  return photo(`${boards}
<g transform="translate(322 70) rotate(-4)">${rect(10, 22, 600, 830, 'fill="#000" opacity=".5" filter="url(#shadow)"')}${sheet}</g>
<g transform="translate(1010 250) rotate(74)">${rect(4, 18, 340, 18, 'rx="9" opacity=".45" filter="url(#soft)"')}${pen}</g>`);
};

const WHEELS = [330, 402, 474, 826, 950] as const;

/** A tipper with its body raised; what it has carried slides to the ground. */
const tipping = (goods: Colours, isHot: boolean): string => {
  const random = randomFrom(isHot ? 21 : 22);
  const [dark, middle, light] = goods;
  const ground = isHot ? '#6a655c' : '#8f8571';
  const trees = repeat(34, (at) => {
    const height = random.between(40, 120);
    return `<ellipse cx="${at * 40}" cy="${520 - height / 2}" rx="${random.between(30, 60)}" ry="${height}" fill="${random.oneOf(['#5f6f5c', '#566653', '#6a7966'])}"/>`;
  });
  const tracks = repeat(6, (at) =>
    path(
      `M${80 + at * 30} 960 C ${260 + at * 18} 830 ${400 + at * 10} 760 ${520 + at * 4} 720`,
      'stroke="#3b362e" stroke-width="7" fill="none" opacity=".18"',
    ),
  );
  const wheels = WHEELS.map(
    (x) =>
      `<circle cx="${x}" cy="700" r="34" fill="#1e2021"/><circle cx="${x}" cy="700" r="16" fill="#8b9093"/><circle cx="${x}" cy="700" r="6" fill="#3f4447"/>`,
  ).join('');
  const cab = [
    path(
      'M852 676 V470 q0 -26 24 -28 l92 -4 q22 0 28 22 l20 96 q6 14 6 34 V676z',
      'fill="#c8cccb"',
    ),
    path('M906 462 l56 -3 q12 0 15 12 l16 76 h-87z', 'fill="#39474d"'),
    path('M906 462 l30 -2 -14 87 h-16z', 'fill="#566a72"'),
    rect(852, 600, 170, 14, 'fill="#8f2f25"'),
    rect(1000, 632, 24, 14, 'rx="3" fill="#f0e6bd"'),
    rect(846, 452, 12, 190, 'fill="#7d8486"'),
    rect(876, 428, 60, 12, 'rx="4" fill="#e08b1c"'),
  ].join('');
  const body = [
    path('M292 610 L300 476 L852 476 L862 610 z', 'fill="#7c868b"'),
    path('M292 610 L294 584 L860 584 L862 610 z', 'fill="#596266"'),
    repeat(8, (at) => rect(352 + at * 64, 482, 9, 104, 'fill="#687277"')),
    path('M300 476 L852 476 L853 490 L299 490z', 'fill="#98a1a5"'),
  ].join('');
  const heap = 'M40 742 Q 110 690 170 640 Q 222 596 262 610 Q 330 648 372 702 Q 400 736 430 744 z';
  const flow = 'M196 636 Q 232 560 262 520 L 322 560 Q 300 620 312 690 z';
  const crumbs = repeat(420, () => {
    const x = random.between(52, 420);
    const top = 742 - Math.max(0, 128 - Math.abs(x - 236) * 0.72);
    const y = random.between(Math.round(top), 746);
    return `<circle cx="${x}" cy="${y}" r="${random.between(2, 5)}" fill="${random.oneOf(goods)}"/>`;
  });
  const steam = repeat(
    9,
    (at) =>
      `<ellipse cx="${150 + random.between(0, 190)}" cy="${590 - at * 34}" rx="${50 + at * 9}" ry="${26 + at * 5}" fill="#fff" opacity="${(0.2 - at * 0.018).toFixed(2)}"/>`,
  );
  return photo(`
<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#b9c3c9"/><stop offset="1" stop-color="#dfe2df"/></linearGradient>
${rect(0, 0, WIDTH_PX, 540, 'fill="url(#sky)"')}
<g filter="url(#far)">${trees}${rect(0, 500, WIDTH_PX, 40, 'fill="#5c6a57"')}</g>
${rect(0, 528, WIDTH_PX, 432, `fill="${ground}"`)}
${rect(0, 528, WIDTH_PX, 432, 'filter="url(#rough)" opacity=".3"')}
${stones(random, [560, 958], 900, isHot ? ['#5c574e', '#77726a', '#514d45'] : ['#857b68', '#a39883', '#786e5c'])}
${tracks}
<ellipse cx="640" cy="742" rx="520" ry="24" opacity=".42" filter="url(#shadow)"/>
${rect(300, 634, 640, 30, 'fill="#2e3335"')}${rect(700, 590, 150, 60, 'fill="#3a4043"')}
${path('M610 640 L690 360', 'stroke="#4c5356" stroke-width="26"')}${path('M628 570 L690 360', 'stroke="#9aa2a5" stroke-width="14"')}
<g transform="rotate(-27 300 606) translate(0 22)">${body}</g>
${path(flow, `fill="${dark}"`)}${path(heap, `fill="${middle}"`)}${crumbs}
${path('M170 640 Q 222 596 262 610', `stroke="${light}" stroke-width="5" fill="none" opacity=".6"`)}
${cab}${wheels}
${isHot ? `<g filter="url(#far)">${steam.repeat(2)}</g>` : ''}`);
};

/** A kerb whose edge has broken off, with a folding rule in front of it. */
const kerb = (): string => {
  const random = randomFrom(31);
  const slabs = repeat(4, (row) =>
    repeat(6, (column) =>
      rect(
        column * 236 - (row % 2) * 118,
        row * 84,
        231,
        79,
        `fill="${random.oneOf(['#9b9a94', '#a3a29b', '#94938d'])}"`,
      ),
    ),
  );
  const block = (x: number, width: number): string =>
    rect(x, 336, width, 128, 'fill="#b9b7af"') + rect(x, 464, width, 190, 'fill="#8f8d86"');
  const hole =
    'M566 402 L612 380 L668 396 L724 372 L792 410 L806 470 L778 540 L706 572 L640 548 L584 520 L552 468 z';
  const rule = repeat(40, (at) =>
    rect(at * 18, at % 5 === 0 ? 0 : 14, 2, at % 5 === 0 ? 34 : 20, 'fill="#4a3b12"'),
  );
  return photo(`
${rect(0, 0, WIDTH_PX, 340, 'fill="#6f6e69"')}${slabs}
${rect(0, 650, WIDTH_PX, 310, 'fill="#3d4041"')}
${stones(random, [660, 958], 1_500, ['#4a4d4e', '#343738', '#5a5d5e'])}
${rect(0, 336, WIDTH_PX, 318, 'fill="#4f4d47"')}
${block(0, 412)}${block(418, 520)}${block(944, 340)}
${rect(0, 336, WIDTH_PX, 318, 'filter="url(#rough)" opacity=".22"')}
${rect(0, 458, WIDTH_PX, 10, 'fill="#d3d1c9" opacity=".7"')}
${rect(0, 640, WIDTH_PX, 26, 'fill="#000" opacity=".35" filter="url(#soft)"')}
${path(hole, 'fill="#6c675e"')}
${path('M566 402 L612 380 L668 396 L724 372 L792 410 L740 440 L640 446 L584 440 z', 'fill="#7d786e"')}
${path('M584 440 L640 446 L740 440 L806 470 L778 540 L706 572 L640 548 L584 520 L552 468z', 'fill="#57534b"')}
${path(hole, 'fill="none" stroke="#d9d6cd" stroke-width="3" opacity=".55"')}
${path('M806 470 L866 498 L900 560 M552 468 L500 520', 'stroke="#4b483f" stroke-width="3" fill="none"')}
${repeat(16, () => {
  const x = random.between(520, 860);
  const y = random.between(668, 740);
  return path(
    `M${x} ${y} l${random.between(12, 34)} ${random.between(-16, 2)} ${random.between(6, 20)} ${random.between(8, 22)} -${random.between(20, 40)} ${random.between(4, 12)}z`,
    'fill="#a5a299"',
  );
})}
<g transform="translate(330 770) rotate(-3)">${rect(4, 12, 724, 44, 'opacity=".5" filter="url(#soft)"')}${rect(0, 0, 720, 46, 'rx="4" fill="#e2c35a"')}${rule}${rect(356, 0, 4, 46, 'fill="#9c7f22"')}<circle cx="358" cy="23" r="9" fill="#8b8f91"/></g>`);
};

/** The spread of fresh concrete on the table of the test, measured with a folding rule. */
const spread = (): string => {
  const random = randomFrom(41);
  const edge = repeat(49, (at) => {
    const angle = (at / 48) * 2 * Math.PI;
    const radius = 262 + random.between(-12, 12);
    const point = `${(640 + radius * 1.12 * Math.cos(angle)).toFixed(0)} ${(500 + radius * 0.86 * Math.sin(angle)).toFixed(0)}`;
    return `${at === 0 ? 'M' : 'L'}${point} `;
  });
  const pebbles = repeat(260, () => {
    const angle = random.between(0, 628) / 100;
    const radius = Math.sqrt(random.between(0, 100) / 100) * 236;
    const x = 640 + radius * 1.12 * Math.cos(angle);
    const y = 500 + radius * 0.86 * Math.sin(angle);
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${random.between(5, 14)}" ry="${random.between(4, 10)}" fill="${random.oneOf(['#8e8f8b', '#a8a9a5', '#7d7e7a'])}" opacity=".7"/>`;
  });
  const rule = repeat(44, (at) =>
    rect(at * 18, at % 5 === 0 ? 0 : 14, 2, at % 5 === 0 ? 34 : 20, 'fill="#4a3b12"'),
  );
  return photo(`
${rect(0, 0, WIDTH_PX, HEIGHT_PX, 'fill="#75705f"')}
${stones(random, [10, 955], 1_500, ['#6a6555', '#86806d', '#5f5a4b'])}
${path('M170 130 L1110 130 L1200 880 L80 880z', 'opacity=".5" filter="url(#shadow)" transform="translate(8 22)"')}
${path('M170 120 L1110 120 L1200 866 L80 866z', 'fill="#a9afb1"')}
${path('M80 866 L1200 866 L1200 884 L80 884z', 'fill="#6f7678"')}
${path('M170 120 L640 120 L640 866 L80 866z', 'fill="#b3b9bb" opacity=".6"')}
${path('M640 120 V866 M126 490 H1155', 'stroke="#7b8385" stroke-width="3"')}
${path(`${edge}z`, 'fill="#000" opacity=".35" filter="url(#soft)" transform="translate(4 12)"')}
${path(`${edge}z`, 'fill="#8b8c88"')}${pebbles}
${path(`${edge}z`, 'fill="none" stroke="#6a6b67" stroke-width="5" opacity=".6"')}
<ellipse cx="560" cy="410" rx="170" ry="90" fill="#fff" opacity=".16" filter="url(#far)"/>
<g transform="translate(246 588) rotate(-7)">${rect(4, 10, 800, 44, 'opacity=".5" filter="url(#soft)"')}${rect(0, 0, 796, 46, 'rx="4" fill="#e2c35a"')}${rule}<circle cx="398" cy="23" r="9" fill="#8b8f91"/></g>`);
};

/** Every drawing by the name of its file. */
export const DRAWINGS = {
  wiegeschein: slip,
  'asphalt-abkippen': () => tipping(ASPHALT, true),
  'kies-abkippen': () => tipping(GRAVEL, false),
  'rc-abkippen': () => tipping(RECYCLED, false),
  bordstein: kerb,
  ausbreitmass: spread,
} as const;
