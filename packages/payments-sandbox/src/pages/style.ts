/** Plain and big enough for a thumb; follows the system's dark or light, or the colours that the page around it gives. */
export const style = `
:root { color-scheme: light dark; --background: light-dark(#fff, #12151c); --text: light-dark(#1a1f2b, #f3f5f9);
  --primary: light-dark(#1d4ed8, #93b4ff); --primary-text: light-dark(#fff, #0a0d14); --danger: light-dark(#b3161b, #ff8a8a);
  --line: color-mix(in srgb, var(--text) 55%, transparent); --hairline: color-mix(in srgb, var(--text) 15%, transparent); --radius: 8px; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 16px; }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 8px 0 16px; }
h2 { font-size: 1.125rem; margin: 32px 0 8px; }
p { margin: 8px 0; }
ul, dl { list-style: none; margin: 0; padding: 0; }
li { padding: 12px 0; border-top: 1px solid var(--line); }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-top: 1px solid var(--line); }
dt { font-weight: 400; } dd { margin: 0; text-align: end; }
form { margin: 0; } fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
label { display: block; font-size: 0.875rem; margin-bottom: 4px; }
input, select, button, a.button { font: inherit; min-height: 44px; border-radius: var(--radius); }
input, select { width: 100%; padding: 8px 12px; border: 1px solid var(--line); background: var(--background); color: var(--text); }
input[aria-invalid="true"] { border-color: var(--danger); }
button, a.button { display: inline-flex; align-items: center; justify-content: center; padding: 8px 20px; border: 1px solid var(--primary);
  background: var(--primary); color: var(--primary-text); font-weight: 600; text-decoration: none; cursor: pointer; }
button.quiet, a.quiet { background: transparent; color: var(--text); border-color: var(--line); font-weight: 400; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
.fields .wide { grid-column: 1 / -1; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.note { font-size: 0.8125rem; margin: 0 0 8px; }
.error { color: var(--danger); font-size: 0.875rem; margin: 4px 0 0; }
.error:empty { display: none; }
.notice { border: 1px solid var(--line); border-radius: var(--radius); padding: 12px; }
button.whole { width: 100%; min-height: 52px; margin-top: 16px; border-radius: 26px; background: #000; border-color: #000; color: #fff; }
body.bare { background: transparent; }
.bare form { background: var(--background); }
.bare .fields { gap: 0; }
.bare .fields > div { position: relative; padding: 9px 16px 7px; border-bottom: 1px solid var(--hairline); }
.bare .fields > .wide { padding-right: 132px; }
.bare .fields > :nth-child(odd):not(.wide) { border-left: 1px solid var(--hairline); }
.bare .fields:not(.short .fields) > :nth-child(n + 4), .bare .short .fields > :nth-child(n + 2) { border-bottom: 0; }
.bare .short .fields > :nth-child(n + 4) { display: none; }
.bare .fields > div:focus-within { box-shadow: inset 0 0 0 2px var(--text); }
.bare .fields > div:has([aria-invalid="true"]) { box-shadow: inset 0 0 0 2px var(--danger); }
.bare label { margin: 0; font-size: 12px; line-height: 16px; opacity: 0.7; }
.bare input, .bare select { min-height: 26px; padding: 0; border: 0; border-radius: 0; outline: 0; background: none; font-size: 16px; line-height: 24px; }
.bare select option { background: var(--background); }
.bare .error { margin: 0; font-size: 13px; }
.brands { position: absolute; top: 50%; right: 16px; display: flex; gap: 4px; translate: 0 -50%; }
.brands i { padding: 3px 5px; border-radius: 4px; background: #fff; color: #1a2c6b; font: 700 9px/14px system-ui, sans-serif; }
.wallets { display: grid; grid-template-columns: 1fr 1fr; gap: 8px; padding: 2px; }
.wallets button { width: 100%; border: 1px solid #fff; border-radius: 14px; background: #fff; color: #000; font-size: 17px; }
@media (max-width: 30rem) { .row > *, .row button { width: 100%; } }
`
