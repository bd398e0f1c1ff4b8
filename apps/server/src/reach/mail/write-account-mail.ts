import { type AccountMailKind, accountMailWords } from './account-mail-words.ts'
import { renderMailBody } from './mail-body.ts'
import type { MailLook } from './mail-content.ts'

export interface AccountMailFacts extends MailLook {
  kind: AccountMailKind
  /** Where the button leads; null: there is none. */
  url: string | null
  code?: string | undefined
  firstName?: string | undefined
}

export function writeAccountMail(facts: AccountMailFacts): { subject: string; text: string; html: string } {
  const { subject, text, button, otherwise } = accountMailWords[facts.language][facts.kind]
  const say = (words: string) => words.replaceAll('{channel}', facts.channelName)
  return renderMailBody(facts, {
    subject: say(subject),
    paragraphs: [say(text)],
    code: facts.code,
    firstName: facts.firstName,
    ...(button !== undefined && facts.url !== null ? { button: { label: say(button), url: facts.url } } : {}),
    otherwise,
  })
}
