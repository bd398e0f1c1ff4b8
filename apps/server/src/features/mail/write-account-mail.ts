import type { ColorSettings, InterfaceLanguage } from '@grandstand/contract'
import { readableOn } from '@grandstand/rules'
import { escapeHtml } from '@grandstand/ui/first-screen'
import { type AccountMailKind, accountMailWords } from './account-mail-words.ts'

export interface AccountMailFacts {
  kind: AccountMailKind
  language: InterfaceLanguage
  channelName: string
  colors: ColorSettings
  /** Where the button leads. */
  url: string
}

/** One mail, once for programs that show HTML and once for those that do not. */
export function writeAccountMail(facts: AccountMailFacts): { subject: string; text: string; html: string } {
  const { hello, link, mails } = accountMailWords[facts.language]
  const { subject, text, button, otherwise } = mails[facts.kind]
  const say = (words: string) => words.replaceAll('{channel}', facts.channelName)
  const body = {
    subject: say(subject),
    paragraphs: [hello, say(text)],
    button: say(button),
    link,
    otherwise: otherwise ?? null,
  }
  return { subject: body.subject, text: asText(facts, body), html: asHtml(facts, body) }
}

interface MailBody {
  subject: string
  paragraphs: string[]
  button: string
  link: string
  otherwise: string | null
}

function asText({ url, channelName }: AccountMailFacts, { paragraphs, button, otherwise }: MailBody): string {
  const parts = [...paragraphs, `${button}:\n${url}`, ...(otherwise ? [otherwise] : []), channelName]
  return `${parts.join('\n\n')}\n`
}

/** Every text has a colour and a ground of its own, so a program that turns mails dark changes both or neither. */
function asHtml({ language, channelName, colors, url }: AccountMailFacts, body: MailBody): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const href = escapeHtml(url)
  const small = 'font-size:14px;color:#4a5568;'
  const buttonStyle = [
    'display:inline-block',
    'padding:12px 24px',
    'border-radius:10px',
    'font-weight:700',
    'text-decoration:none',
    `background:${colors.primary}`,
    `color:${readableOn(colors.primary)}`,
  ].join(';')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(body.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#eef0f4;color:#12161f;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;border-radius:14px;overflow:hidden;background:#ffffff;color:#12161f">
<div style="padding:16px 24px;background:${colors['header-background']};color:${colors['header-text']};font-size:18px;font-weight:700">${escapeHtml(channelName)}</div>
<div style="padding:24px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${escapeHtml(body.subject)}</h1>
${body.paragraphs.map(text => paragraph(text)).join('\n')}
<p style="margin:24px 0"><a href="${href}" style="${buttonStyle}">${escapeHtml(body.button)}</a></p>
${paragraph(body.link, small)}
<p style="margin:0 0 16px;overflow-wrap:anywhere;${small}"><a href="${href}" style="color:#1a56db">${href}</a></p>
${body.otherwise ? paragraph(body.otherwise, small) : ''}
</div>
</div>
</body>
</html>`
}
