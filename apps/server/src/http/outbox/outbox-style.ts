export const outboxStyle = `
body{margin:0;background:var(--body-background);color:var(--body-text);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto;padding:24px 16px 72px}
h1{font-size:clamp(24px,4vw,36px);line-height:1.1;margin:16px 0 8px}
p{margin:0 0 16px}
a{color:var(--primary-on-body)}
nav{display:flex;flex-wrap:wrap;gap:8px 24px;margin-bottom:24px}
nav a{min-height:44px;display:inline-flex;align-items:center}
details{background:var(--surface-1);border:1px solid var(--body-text-15);border-radius:14px;margin:0 0 12px;overflow:hidden}
summary{cursor:pointer;min-height:44px;padding:12px 16px}
summary h2{display:inline;font-size:16px;margin:0}
summary p{margin:4px 0 0;font-size:13px;color:var(--body-text-70);overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--body-text);outline-offset:2px}
iframe{display:block;width:100%;height:560px;border:0;background:#fff}
`
