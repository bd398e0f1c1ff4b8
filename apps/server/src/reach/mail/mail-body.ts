import type { MailContent, MailLook, MailRow } from './mail-content.ts'
import { asHtml } from './mail-html-body.ts'
import { mailWords } from './mail-words.ts'

/** One mail, once for programs that show HTML and once for those that do not. */
export function renderMailBody(
  look: MailLook,
  content: MailContent,
): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: asText(look, content), html: asHtml(look, content) }
}

function asText({ language, channelName }: MailLook, content: MailContent): string {
  const {
    subject,
    title = subject,
    firstName,
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
    title,
    ...(firstName ? [mailWords[language].hello.replace('{name}', () => firstName)] : []),
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
