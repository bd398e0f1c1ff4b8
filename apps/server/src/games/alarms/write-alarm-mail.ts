import { alarmKinds } from '@grandstand/contract'
import { fillText } from '@grandstand/ui/first-screen'
import { type MailLook, renderMailBody } from '../../reach/mail/index.ts'
import { alarmWords } from './alarm-words.ts'

interface AlarmFacts extends MailLook {
  alarms: readonly { kind: string; game: string | null; camera: string | null }[]
  /** Of what goes on now. */
  url: string
}

export function writeAlarmMail(facts: AlarmFacts): { subject: string; text: string; html: string } {
  const words = alarmWords[facts.language]
  const lines = facts.alarms.flatMap(({ kind: name, game, camera }) => {
    const kind = alarmKinds.find(known => known === name)
    if (!kind) return []
    const where = [game, camera].filter(part => part !== null).join(' · ')
    return { where: where || facts.channelName, ...words.kinds[kind] }
  })
  const [first] = lines
  return renderMailBody(facts, {
    subject: fillText(words.subject, { what: first?.what ?? '', where: first?.where ?? '' }),
    paragraphs: lines.map(({ where, what, help }) => `${where}: ${what}. ${help}`),
    button: { label: words.button, url: facts.url },
    otherwise: words.otherwise,
  })
}
