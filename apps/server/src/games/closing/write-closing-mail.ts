import type { Closing } from '@grandstand/contract'
import { formatMoney } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { type MailLook, renderMailBody } from '../../reach/mail/index.ts'
import { closingWords } from './closing-words.ts'

interface ClosingFacts extends MailLook {
  closing: Omit<Closing, 'mail_language'>
  /** The operator who closed the night. */
  by: string
  url: string
}

export function writeClosingMail(facts: ClosingFacts): { subject: string; text: string; html: string } {
  const { language, closing, by } = facts
  const words = closingWords[language]
  const { money, viewers, replays, notes } = closing
  const amount = (minor: number) => formatMoney(language, minor, money.currency)
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 1 })
  const minutes = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute', maximumFractionDigits: 0 })
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const problems = closing.alarms.length + closing.incidents.length
  return renderMailBody(facts, {
    subject: fillText(words.subject, { game: closing.name }),
    paragraphs: [fillText(words.text, { game: closing.name, name: by })],
    tables: [
      [
        { name: words.net, value: amount(money.total - money.refunded), isTotal: true },
        { name: words.payments, value: number(money.payments) },
        { name: words.paid, value: amount(money.total) },
        { name: words.fees, value: amount(money.fees) },
        { name: words.refunded, value: amount(money.refunded) },
      ],
      [
        { name: words.peak, value: number(viewers.peak_viewers), isTotal: true },
        { name: words.views, value: number(viewers.views) },
        { name: words.watched, value: hours.format(viewers.playing_ms / 3_600_000) },
        ...(viewers.rebuffer_share === null
          ? []
          : [{ name: words.stalled, value: percent.format(viewers.rebuffer_share) }]),
        { name: words.problems, value: number(problems) },
      ],
      replays.length === 0
        ? [{ name: words.noReplay, value: '', isTotal: true }]
        : [
            { name: words.replays, value: '', isTotal: true },
            ...replays.flatMap(({ name, duration_ms, findings }) => [
              { name, value: duration_ms === null ? '' : minutes.format(duration_ms / 60_000) },
              ...findings.map(finding => ({ name: `– ${words.findings[finding]}`, value: '' })),
            ]),
          ],
      ...(notes.length > 0
        ? [
            [
              { name: words.notes, value: '', isTotal: true },
              ...notes.map(note => ({ name: note.text, value: note.by })),
            ],
          ]
        : []),
    ],
    button: { label: words.button, url: facts.url },
    otherwise: words.otherwise,
  })
}
