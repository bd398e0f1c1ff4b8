import { readableOn } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import type { MailContent, MailLink, MailLook, MailRow } from './mail-content.ts'
import { writeLight } from './mail-light.ts'
import { mailWords } from './mail-words.ts'

const ink = '#10131a'
const ink2 = '#465063'
const ink3 = '#5b6577'
const line = '#e3e6ec'

/**
 * Programs that know no style sheets show the light colours. The others get those of the device; `!important`, for what an
 * element says itself would win.
 */
const darkStyle = `@media (prefers-color-scheme:dark){
body,.ground{background:#07090e!important}
.card{background:#151a24!important}
.ink,.ink a{color:#f5f7fb!important}
.ink2,.ink2 a{color:#b4bdcc!important}
.ink3,.ink3 a{color:#9aa5b6!important}
.line{border-color:#2b3342!important}
}
@media (max-width:480px){.inner{padding:24px 20px 28px!important}.title{font-size:27px!important;line-height:31px!important}}`

/** Whatever is fetched from elsewhere may be missing: without it the mail reads the same. */
export function asHtml(look: MailLook, content: MailContent): string {
  const { language, channelName } = look
  const { subject, title = subject, picture, paragraphs, code, button } = content
  const { tables = [], links = [], details = [], otherwise, footer = [] } = content
  const inside = [
    text('h1', 'ink title', `font-size:32px;line-height:36px;font-weight:800;letter-spacing:-.02em`, title),
    ...[...greet(language, content.firstName), ...paragraphs].map(words => text('p', 'ink2', prose, words)),
    ...tables.map(table),
    ...(code ? [text('p', 'ink', codeStyle, code)] : []),
    ...(button ? [writeButton(look, button)] : []),
    ...links.filter(link => link.text === undefined).map(writeLink),
    ...details.map(table),
    ...links.filter(link => link.text !== undefined).map(writeNote),
  ]
  const below = [
    ...(otherwise ? [escapeHtml(otherwise)] : []),
    ...(button ? [`${escapeHtml(mailWords[language].link)}<br>${anchor(button.url, button.url)}`] : []),
    ...(footer.length > 0 ? [footer.map(escapeHtml).join('<br>')] : []),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}
${darkStyle}</style>
</head>
<body style="margin:0;padding:0;background:#eceef2;color:${ink};font:16px/24px Inter,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div class="ground" style="background:#eceef2;padding:24px 12px 32px">
<div style="max-width:568px;margin:0 auto">
<div class="ink" style="padding:0 16px 16px;color:${ink};font-size:17px;line-height:32px;font-weight:700">${writeLogo(look)}${escapeHtml(channelName)}</div>
<div class="card" style="border-radius:20px;overflow:hidden;background:#ffffff">
${picture ? writePicture(picture, button) : writeLight(look)}<div class="inner" style="padding:28px 32px 32px">
${inside.join('\n')}
</div>
</div>
<div class="ink3" style="padding:20px 16px 0;color:${ink3};font-size:13px;line-height:19px;text-align:center;overflow-wrap:anywhere">
${below.map(part => `<p style="margin:0 0 12px">${part}</p>`).join('\n')}
</div>
</div>
</div>
</body>
</html>`
}

const prose = 'padding-top:8px;font-size:16px;line-height:24px'
const codeStyle = 'padding-top:16px;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px'

function text(tag: 'h1' | 'p', className: string, style: string, words: string): string {
  const color = className.startsWith('ink2') ? ink2 : ink
  return `<${tag} class="${className}" style="margin:0;${style};color:${color};overflow-wrap:anywhere">${escapeHtml(words)}</${tag}>`
}

function greet(language: MailLook['language'], firstName: string | undefined): string[] {
  return firstName ? [mailWords[language].hello.replace('{name}', () => firstName)] : []
}

/** The name stands beside it, so it says nothing by itself. */
function writeLogo({ logo }: MailLook): string {
  const style = 'border-radius:8px;vertical-align:middle;margin-right:12px'
  return `<img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="${style}">`
}

/** What it shows stands in its place until it comes, as light on dark as the picture is. */
function writePicture(
  { url, alt }: NonNullable<MailContent['picture']>,
  button: MailLink | undefined,
): string {
  const style =
    'display:block;width:100%;height:auto;border:0;background:#10141c;color:#ffffff;font-size:18px;line-height:28px;font-weight:700;text-align:center'
  const image = `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="568" style="${style}">`
  return button
    ? `<a href="${escapeHtml(button.url)}" style="text-decoration:none">${image}</a>\n`
    : `${image}\n`
}

function writeButton({ colors }: MailLook, { label, url }: MailLink): string {
  const style = [
    'display:block',
    'padding:16px 24px',
    'border-radius:28px',
    'font-size:17px',
    'line-height:24px',
    'font-weight:700',
    'text-align:center',
    'text-decoration:none',
    `background:${colors.primary}`,
    `color:${readableOn(colors.primary)}`,
  ].join(';')
  return `<p style="margin:24px 0 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

function writeLink({ label, url }: MailLink): string {
  const style = `margin:0;padding-top:16px;color:${ink2};font-size:15px;line-height:20px;font-weight:600;text-align:center`
  return `<p class="ink2" style="${style}">${anchor(url, label)}</p>`
}

/** With the reason for it. */
function writeNote({ text: reason = '', label, url }: MailLink & { text?: string }): string {
  const style = `margin:0;padding-top:16px;color:${ink2};font-size:14px;line-height:21px`
  return `<p class="ink2" style="${style}">${escapeHtml(reason)} ${anchor(url, label)}</p>`
}

const anchor = (url: string, label: string) =>
  `<a href="${escapeHtml(url)}" style="color:inherit;text-decoration:underline">${escapeHtml(label)}</a>`

function table(rows: readonly MailRow[]): string {
  const cells = rows.map(({ name, value, isTotal }, index) => {
    const isParted = isTotal && index > 0
    const style = [
      `padding:${isParted ? '12px 0 0' : '10px 0 0'}`,
      'vertical-align:top',
      isTotal
        ? `font-weight:800;font-size:17px;line-height:24px;color:${ink}`
        : `font-weight:500;color:${ink2}`,
      isParted ? `border-top:1px solid ${line}` : '',
    ].join(';')
    const className = isTotal ? 'ink line' : 'ink2 line'
    const gap = isParted ? '<tr><td colspan="2" style="height:12px;font-size:0;line-height:0"></td></tr>' : ''
    return `${gap}<tr><th scope="row" class="${className}" style="${style};padding-right:16px;text-align:left">${escapeHtml(name)}</th><td class="${className}" style="${style};text-align:right;font-variant-numeric:tabular-nums">${escapeHtml(value)}</td></tr>`
  })
  return `<table class="line" style="width:100%;margin:24px 0 0;border-top:1px solid ${line};border-collapse:collapse;font-size:15px;line-height:20px">${cells.join('')}</table>`
}
