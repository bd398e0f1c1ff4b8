import type { ColorSettings, InterfaceLanguage } from '@grandstand/contract'
import { readableOn } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { mailWords } from './mail-words.ts'

/** How the channel's mails look, and in which language. */
export interface MailLook {
  language: InterfaceLanguage
  channelName: string
  colors: ColorSettings
  /** The address of the channel's icon. */
  logo?: string
}

export interface MailRow {
  name: string
  value: string
  isTotal?: boolean
}

export interface MailLink {
  label: string
  url: string
}

export interface MailContent {
  subject: string
  /** Instead of the subject and a greeting above the text. */
  title?: string | undefined
  /** Across the top. */
  picture?: { url: string; alt: string } | undefined
  paragraphs: string[]
  /** One below the other, each a list of names and values. */
  tables?: MailRow[][]
  /** To be typed where it was asked for. */
  code?: string | undefined
  button?: MailLink
  /** Below the button, each with its reason where it needs one. */
  links?: (MailLink & { text?: string })[]
  /** Tables that are only looked up, below the links. */
  details?: MailRow[][]
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
  const {
    title,
    paragraphs,
    tables = [],
    code,
    button,
    links = [],
    details = [],
    otherwise,
    footer,
  } = content
  const writeTable = (rows: MailRow[]) => rows.map(({ name, value }) => `${name}: ${value}`).join('\n')
  const parts = [
    title ?? mailWords[language].hello,
    ...paragraphs,
    ...tables.map(writeTable),
    ...(code ? [code] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    ...links.map(({ text, label, url }) => `${text ? `${text}\n` : ''}${label}:\n${url}`),
    ...details.map(writeTable),
    ...(otherwise ? [otherwise] : []),
    [channelName, ...(footer ?? [])].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const small = 'font-size:14px;color:#4a5568;'
const linkStyle = 'color:#1a56db'
const codeStyle = 'font-size:34px;line-height:1.2;font-weight:700;letter-spacing:8px;'

/** Every text has a colour and a ground of its own, so a program that turns mails dark changes both or neither. */
function asHtml(look: MailLook, content: MailContent): string {
  const { language, colors } = look
  const { subject, title, paragraphs, tables = [], code, button, links = [], details = [] } = content
  const { otherwise, footer = [] } = content
  const greeting = title === undefined ? [mailWords[language].hello] : []
  const parts = [
    ...[...greeting, ...paragraphs].map(text => paragraph(text)),
    ...tables.map(table),
    ...(code ? [paragraph(code, codeStyle)] : []),
    ...(button ? [writeButton(look, button)] : []),
    ...links.map(writeLink),
    ...details.map(table),
    ...(button ? [writeAddress(look, button)] : []),
    ...(otherwise ? [paragraph(otherwise, small)] : []),
    ...(footer.length > 0
      ? [`<p style="margin:24px 0 0;${small}">${footer.map(escapeHtml).join('<br>')}</p>`]
      : []),
  ]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef0f4;color:#12161f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;border-radius:20px;overflow:hidden;background:#ffffff;color:#12161f">
<div style="padding:16px 24px;background:${colors['header-background']};color:${colors['header-text']};font-size:18px;font-weight:700">${writeLogo(look)}${escapeHtml(look.channelName)}</div>
${content.picture ? writePicture(content.picture) : ''}
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:${title === undefined ? 22 : 30}px;line-height:1.2">${escapeHtml(title ?? subject)}</h1>
${parts.join('\n')}
</div>
</div>
</body>
</html>`
}

/** The name stands beside it, so it says nothing by itself. */
function writeLogo({ logo }: MailLook): string {
  if (logo === undefined) return ''
  const style = 'border-radius:8px;vertical-align:middle;margin-right:12px'
  return `<img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="${style}">`
}

function writePicture({ url, alt }: NonNullable<MailContent['picture']>): string {
  const style = 'display:block;width:100%;height:auto;border:0'
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}" width="560" style="${style}">`
}

function writeButton({ colors }: MailLook, { label, url }: MailLink): string {
  const style = [
    'display:block',
    'padding:16px 24px',
    'border-radius:28px',
    'font-weight:700',
    'text-align:center',
    'text-decoration:none',
    `background:${colors.primary}`,
    `color:${readableOn(colors.primary)}`,
  ].join(';')
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></p>`
}

/** For programs that show no button. */
function writeAddress({ language }: MailLook, { url }: MailLink): string {
  const href = escapeHtml(url)
  return `${paragraph(mailWords[language].link, small)}
<p style="margin:0 0 16px;overflow-wrap:anywhere;${small}"><a href="${href}" style="${linkStyle}">${href}</a></p>`
}

function writeLink({ text, label, url }: MailLink & { text?: string }): string {
  const said = text ? `${escapeHtml(text)} ` : ''
  return `<p style="margin:0 0 16px">${said}<a href="${escapeHtml(url)}" style="${linkStyle}">${escapeHtml(label)}</a></p>`
}

const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`

function table(rows: readonly MailRow[]): string {
  const cells = rows.map(({ name, value, isTotal }) => {
    const style = isTotal ? 'padding:10px 0;border-top:1px solid #d5dae3;font-weight:700' : 'padding:4px 0'
    return `<tr><th scope="row" style="${style};padding-right:16px;text-align:left;${isTotal ? '' : 'font-weight:400;'}vertical-align:top">${escapeHtml(name)}</th><td style="${style};text-align:right;vertical-align:top">${escapeHtml(value)}</td></tr>`
  })
  return `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;font-size:15px">${cells.join('')}</table>`
}
