/** Style of the published description: the design's colours in light and dark, no file to load. */
export const docsStyle = `
:root{color-scheme:light dark;--bg:#F1F2EE;--surface:#FFFFFF;--surface-2:#F6F7F4;--line:#DCE0D9;--ink:#12171A;--ink-2:#3F474C;--ink-3:#4A5357;--brand-text:#0A4A57;--brand-soft:#E0EDEF;--deep:#08363F;--on-deep:#FFFFFF;--on-deep-2:#CFE3E7;--warn-text:#6B3B00;--warn-soft:#FFEFD2}
@media (prefers-color-scheme:dark){:root{--bg:#0D1113;--surface:#171C1F;--surface-2:#1F262A;--line:#2D363B;--ink:#F3F6F6;--ink-2:#C6CED1;--ink-3:#B4BEC2;--brand-text:#8ADBE8;--brand-soft:#10323A;--deep:#0B2A31;--on-deep:#F3F6F6;--on-deep-2:#A9CBD1;--warn-text:#FFD194;--warn-soft:#37280B}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{background:var(--deep);color:var(--on-deep);padding:32px max(16px,calc(50% - 480px))}
header p{color:var(--on-deep-2);max-inline-size:65ch;margin-block:8px}
header a{color:var(--on-deep)}
main{padding:16px max(16px,calc(50% - 480px)) 64px}
h1{font-size:28px;line-height:1.2;margin:0}
h2{font-size:22px;margin-block:32px 12px}
h3{font-size:17px;margin:0;display:flex;flex-wrap:wrap;gap:8px;align-items:center}
h4{font-size:14px;margin-block:16px 4px;color:var(--ink-3)}
code{font:14px/1.4 ui-monospace,monospace;overflow-wrap:anywhere}
nav ul,.marks{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:8px;margin-block:12px 0}
nav li a{display:block;padding:8px 12px;border:1px solid currentColor;border-radius:8px;text-decoration:none}
article{background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;margin-block-end:12px}
article p{margin-block:8px 0;color:var(--ink-2)}
.method{font-size:13px;font-weight:700;padding:2px 8px;border-radius:6px;background:var(--brand-soft);color:var(--brand-text)}
.method.change{background:var(--warn-soft);color:var(--warn-text)}
.marks li{font-size:13px;padding:2px 8px;border-radius:6px;background:var(--surface-2);color:var(--ink-2)}
.scroll{overflow-x:auto}
table{border-collapse:collapse;inline-size:100%;min-inline-size:36rem;table-layout:fixed}
th{inline-size:42%}
td:last-child{inline-size:14%}
th,td{text-align:start;vertical-align:top;padding:6px 12px 6px 0;border-block-start:1px solid var(--line);font-weight:400}
td{color:var(--ink-2);font-size:14px}
details{margin-block-start:16px}
summary{cursor:pointer;color:var(--brand-text);padding-block:4px}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:8px 0 0;font-size:14px}
dt{font-weight:700}
dd{margin:0;color:var(--ink-2)}
:focus-visible{outline:3px solid var(--brand-text);outline-offset:2px}
header :focus-visible{outline-color:var(--on-deep)}
`;
