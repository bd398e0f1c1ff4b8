import type { Receipt } from '@grandstand/contract'
import { formatMoney, nameBrand, type OrderNoticeKind, writeMoment } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { type MailContent, type MailLook, type MailRow, renderMailBody } from '../../reach/mail/index.ts'
import type { Bought } from './describe-bought.ts'
import type { OrderMailWords } from './order-mail-catalogue.ts'
import { orderMailWords } from './order-mail-words.ts'

export interface OrderMailFacts extends MailLook {
  kind: OrderNoticeKind
  /** Empty for an address that nobody has proven: a mail that repeats what somebody typed would carry it to strangers. */
  firstName: string
  product: string
  seats: number
  /** What is charged next, without tax. */
  price: number
  addsTax: boolean
  currency: string
  /** What the mail tells a day of: the end of what is open, or the next renewal. */
  day: Date | null
  renews: boolean
  timeZone: string
  /** Given back just now. */
  amount: number
  receipt: Omit<Receipt, 'buyer'> | null
  /** Where the button leads. */
  url: string
  /** What the receipt is for; null in other mails. */
  bought: Bought | null
  /** For a buyer who has neither proven the address nor a password. */
  passwordUrl: string | null
}

export function writeOrderMail(facts: OrderMailFacts): { subject: string; text: string; html: string } {
  const { kind, product, receipt, renews, day } = facts
  const words = orderMailWords[facts.language]
  const { subject, text, button, otherwise } = words.mails[kind]
  const money = (minorUnits: number) => formatMoney(facts.language, minorUnits, facts.currency)
  const price = money(facts.price)
  const values = {
    channel: facts.channelName,
    product,
    seats: String(facts.seats),
    price: facts.addsTax ? fillText(words.plusTax, { price }) : price,
    date: day ? writeDay(facts, day) : '',
    amount: money(facts.amount),
    total: money(receipt?.total ?? 0),
  }
  const isPaid = kind === 'receipt' || kind === 'renewed' || kind === 'trial_over'
  const { bought } = facts
  const when = bought?.startsAt
    ? writeMoment(facts.language, bought.startsAt, facts.timeZone, momentForm)
    : ''
  const said = bought ? (bought.isToCome ? words.bought.upcoming : words.bought.open) : text
  const fill = (template: string) => fillText(template, { ...values, when })
  const tables = receipt ? [listLines(words, receipt, money), listFacts(facts, words, receipt)] : []
  return renderMailBody(facts, {
    subject: fill(subject),
    paragraphs: [said, ...(isPaid && renews && day ? [words.renewsOn] : [])].map(fill),
    ...(bought
      ? describePurchase(words, bought, facts)
      : { firstName: facts.firstName, button: { label: button, url: facts.url } }),
    ...(bought ? { details: tables } : { tables }),
    links: [...(bought ? listLinks(words, bought) : []), ...listPasswordLink(words, facts.passwordUrl)],
    otherwise: facts.passwordUrl === null ? otherwise : words.bought.stranger,
    footer: receipt?.seller ? describeSeller(words, receipt.seller) : [],
  })
}

function describePurchase(
  { bought: words }: OrderMailWords,
  bought: Bought,
  { firstName, product }: Pick<OrderMailFacts, 'firstName' | 'product'>,
): Pick<MailContent, 'title' | 'picture' | 'button'> {
  const { pictureUrl, openUrl } = bought
  return {
    title: firstName === '' ? words.title : fillText(words.titleFor, { name: firstName }),
    picture: pictureUrl === null ? undefined : { url: pictureUrl, alt: product },
    button: { label: nameButton(words, bought), url: openUrl },
  }
}

/** Nobody is asked to watch what has yet to begin. */
function nameButton(words: OrderMailWords['bought'], { startsAt, isToCome }: Bought): string {
  if (startsAt === null) return words.games
  return isToCome ? words.game : words.watch
}

function listLinks({ bought: words }: OrderMailWords, { calendarUrl, receiptUrl }: Bought) {
  const receipt = { text: '', label: words.receipt, url: receiptUrl }
  return calendarUrl === null ? [receipt] : [{ label: words.calendar, url: calendarUrl }, receipt]
}

function listPasswordLink({ bought: words }: OrderMailWords, url: string | null) {
  return url === null ? [] : [{ text: words.passwordText, label: words.password, url }]
}

function writeDay({ language, timeZone }: OrderMailFacts, day: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(day)
}

const momentForm = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const

type MailedReceipt = NonNullable<OrderMailFacts['receipt']>

function listFacts(facts: OrderMailFacts, { lines, paidWith }: OrderMailWords, receipt: MailedReceipt) {
  const { number, at, card, product } = receipt
  const rows: MailRow[] = [
    { name: lines.number, value: number },
    { name: lines.date, value: writeDay(facts, new Date(at)) },
    { name: lines.product, value: product.name },
    ...(product.starts_at === null
      ? []
      : [
          {
            name: lines.starts,
            value: writeMoment(facts.language, new Date(product.starts_at), facts.timeZone, momentForm),
          },
        ]),
  ]
  if (!card) return rows
  const value = fillText(paidWith, { brand: nameBrand(card.brand) ?? card.brand, last4: card.last4 })
  return [...rows, { name: lines.card, value }]
}

/** A line of zero is hidden, but not the tax of a seller who has a tax number; a total of zero is not shown as an amount. */
function listLines(
  { lines, nothingDue }: OrderMailWords,
  receipt: MailedReceipt,
  money: (minorUnits: number) => string,
): MailRow[] {
  const { base_price, service_fee, discount, credit, tax, total, refunded, coupon } = receipt
  const amounts = [
    { name: lines.price, amount: base_price },
    { name: lines.fee, amount: service_fee },
    { name: fillText(lines.discount, { code: coupon ?? '' }).trim(), amount: -discount },
    { name: lines.credit, amount: -credit },
    { name: lines.tax, amount: tax, isKept: receipt.seller?.tax_number != null && total > 0 },
    { name: lines.total, amount: total, isTotal: true },
    { name: lines.refunded, amount: -refunded },
  ]
  return amounts
    .filter(({ amount, isTotal, isKept }) => amount !== 0 || isTotal || isKept)
    .map(({ name, amount, isTotal = false }) => ({
      name,
      isTotal,
      value: amount < 0 ? `−${money(-amount)}` : amount === 0 && isTotal ? nothingDue : money(amount),
    }))
}

function describeSeller(
  { taxNumber }: OrderMailWords,
  { name, address, tax_number }: NonNullable<MailedReceipt['seller']>,
): string[] {
  const number = tax_number === null ? [] : [fillText(taxNumber, { number: tax_number })]
  return [name, ...address.split('\n').filter(line => line.trim() !== ''), ...number]
}
