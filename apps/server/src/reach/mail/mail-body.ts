import type { ColorSettings, InterfaceLanguage } from '@grandstand/contract'
import { readableOn } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { mailWords } from './mail-words.ts'

/** How the channel's mails look, and in which language. */
export interface MailLook {
  language: InterfaceLanguage
  channelName: string
  colors: ColorSettings
}

export interface MailRow {
  name: string
  value: string
  isTotal?: boolean
}

export interface MailContent {
  subject: string
  paragraphs: string[]
  /** One below the other, each a list of names and values. */
  tables?: MailRow[][]
  /** To be typed where it was asked for. */
  code?: string | undefined
  button?: { label: string; url: string }
  otherwise?: string | undefined
  /** Below all else, line by line. */
  footer?: string[]
}

/** One mail, once for programs that show HTML and once for those that do not. */
export function renderMailBody(
  look: MailLook,
  content: MailContent,
): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: asText(look, content), html: asHtml(look, content) }
}

function asText({ language, channelName }: MailLook, content: MailContent): string {
  const { paragraphs, tables = [], code, button, otherwise, footer = [] } = content
  const parts = [
    mailWords[language].hello,
    ...paragraphs,
    ...tables.map(rows => rows.map(({ name, value }) => `${name}: ${value}`).join('\n')),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...(otherwise ? [otherwise] : []),
    [channelName, ...footer].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const small = 'font-size:14px;color:#4a5568;'
const codeStyle = 'font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;'

/** Every text has a colour and a ground of its own, so a program that turns mails dark changes both or neither. */
function asHtml({ language, channelName, colors }: MailLook, content: MailContent): string {
  const { subject, paragraphs, tables = [], code, button, otherwise, footer = [] } = content
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef0f4;color:#12161f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;border-radius:14px;overflow:hidden;background:#ffffff;color:#12161f">
<div style="padding:16px 24px;background:${colors['header-background']};color:${colors['header-text']};font-size:18px;font-weight:700">${escapeHtml(channelName)}</div>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(subject)}</h1>
${[...[mailWords[language].hello, ...paragraphs].map(text => paragraph(text)), ...tables.map(table)].join('\n')}
${code ? paragraph(code, codeStyle) : ''}
${button ? writeButton({ language, colors }, button) : ''}
${otherwise ? paragraph(otherwise, small) : ''}
${footer.length > 0 ? `<p style="margin:24px 0 0;${small}">${footer.map(escapeHtml).join('<br>')}</p>` : ''}
</div>
</div>
</body>
</html>`
}

function writeButton(
  { language, colors }: Pick<MailLook, 'language' | 'colors'>,
  { label, url }: NonNullable<MailContent['button']>,
): string {
  const href = escapeHtml(url)
  const style = [
    'display:inline-block',
    'padding:12px 24px',
    'border-radius:10px',
    'font-weight:700',
    'text-decoration:none',
    `background:${colors.primary}`,
    `color:${readableOn(colors.primary)}`,
  ].join(';')
  return `<p style="margin:24px 0"><a href="${href}" style="${style}">${escapeHtml(label)}</a></p>
${paragraph(mailWords[language].link, small)}
<p style="margin:0 0 16px;overflow-wrap:anywhere;${small}"><a href="${href}" style="color:#1a56db">${href}</a></p>`
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

function table(rows: readonly MailRow[]): string {
  const cells = rows.map(({ name, value, isTotal }) => {
    const style = isTotal ? 'padding:10px 0;border-top:1px solid #d5dae3;font-weight:700' : 'padding:4px 0'
    return `<tr><th scope="row" style="${style};padding-right:16px;text-align:left;${isTotal ? '' : 'font-weight:400;'}vertical-align:top">${escapeHtml(name)}</th><td style="${style};text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`
  })
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">${cells.join('')}</table>`
}
