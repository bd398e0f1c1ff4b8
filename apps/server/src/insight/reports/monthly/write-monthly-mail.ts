import { formatMoney } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { type MailLook, renderMailBody } from '../../../reach/mail/index.ts'
import { monthlyWords } from './monthly-words.ts'

export interface MonthlyFacts extends MailLook {
  /** Such as 2026-10. */
  month: string
  currency: string
  total: number
  totalBefore: number
  refunded: number
  payments: number
  visits: number
  views: number
  playingMs: number
  games: readonly { name: string; views: number }[]
  /** Of the reports. */
  url: string
}

export function writeMonthlyMail(facts: MonthlyFacts): { subject: string; text: string; html: string } {
  const { language, games } = facts
  const words = monthlyWords[language]
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${facts.month}-01T00:00:00Z`),
  )
  const money = (amount: number) => formatMoney(language, amount, facts.currency)
  const number = (count: number) => new Intl.NumberFormat(language).format(count)
  const hours = new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', maximumFractionDigits: 0 })
  const values = { month, channel: facts.channelName, total: money(facts.total) }
  return renderMailBody(facts, {
    subject: fillText(words.subject, values),
    paragraphs: [fillText(words.text, values)],
    tables: [
      [
        { name: words.paid, value: money(facts.total), isTotal: true },
        { name: words.paidBefore, value: money(facts.totalBefore) },
        { name: words.payments, value: number(facts.payments) },
        { name: words.refunded, value: money(facts.refunded) },
        { name: words.visits, value: number(facts.visits) },
        { name: words.views, value: number(facts.views) },
        { name: words.watched, value: hours.format(facts.playingMs / 3_600_000) },
      ],
      ...(games.length > 0
        ? [
            [
              { name: words.best, value: '', isTotal: true },
              ...games.map(game => ({
                name: game.name,
                value: fillText(words.viewsOf, { number: number(game.views) }),
              })),
            ],
          ]
        : []),
    ],
    button: { label: words.button, url: facts.url },
    otherwise: words.otherwise,
  })
}
