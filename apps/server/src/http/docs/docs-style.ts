export const docsStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:color-mix(in srgb,CanvasText 15%,Canvas)}
body{max-width:1000px;margin:0 auto;padding:24px 16px 72px}
h1{font-size:32px;line-height:1.1;margin:16px 0}
h2{font-size:22px;margin:48px 0 8px;text-transform:capitalize}
h3{font-size:14px;margin:16px 0 4px}
nav ul{display:flex;flex-wrap:wrap;gap:8px 16px;padding:0;list-style:none;text-transform:capitalize}
details{border:1px solid var(--line);border-radius:10px;margin:8px 0;padding:0 16px}
summary{cursor:pointer;min-height:44px;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center}
details[open]{padding-bottom:16px}
.method{font:700 12px/1 ui-monospace,monospace;min-width:52px}
.what{opacity:.8}
code,pre{font:13px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{overflow:auto;max-height:400px;padding:12px;border-radius:6px;background:color-mix(in srgb,CanvasText 6%,Canvas)}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:4px 12px 4px 0;border-bottom:1px solid var(--line);vertical-align:top;font-size:14px}
table{display:block;overflow-x:auto}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
input,button{font:inherit;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:10px;background:Canvas;color:CanvasText}
input{flex:1 1 240px;min-width:0}
small{opacity:.7}
dt{font-weight:700}dd{margin:0 0 8px}
`
