import type { Receipt } from '@grandstand/contract'
import { formatMoney, nameBrand, type OrderNoticeKind } from '@grandstand/rules'
import { fillText } from '@grandstand/ui/first-screen'
import { type MailLook, type MailRow, renderMailBody } from '../../reach/mail/index.ts'
import type { OrderMailWords } from './order-mail-catalogue.ts'
import { orderMailWords } from './order-mail-words.ts'

export interface OrderMailFacts extends MailLook {
  kind: OrderNoticeKind
  product: string
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
    price: facts.addsTax ? fillText(words.plusTax, { price }) : price,
    date: day ? writeDay(facts, day) : '',
    amount: money(facts.amount),
    total: money(receipt?.total ?? 0),
  }
  const isPaid = kind === 'receipt' || kind === 'renewed' || kind === 'trial_over'
  return renderMailBody(facts, {
    subject: fillText(subject, values),
    paragraphs: [text, ...(isPaid && renews && day ? [words.renewsOn] : [])].map(said =>
      fillText(said, values),
    ),
    tables: receipt ? [listFacts(facts, words, receipt), listLines(words, receipt, money)] : [],
    button: { label: button, url: facts.url },
    otherwise,
    footer: receipt?.seller ? describeSeller(words, receipt.seller) : [],
  })
}

function writeDay({ language, timeZone }: OrderMailFacts, day: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(day)
}

type MailedReceipt = NonNullable<OrderMailFacts['receipt']>

function listFacts(facts: OrderMailFacts, { lines, paidWith }: OrderMailWords, receipt: MailedReceipt) {
  const { number, at, card, product } = receipt
  const rows: MailRow[] = [
    { name: lines.number, value: number },
    { name: lines.date, value: writeDay(facts, new Date(at)) },
    { name: lines.product, value: product.name },
  ]
  if (!card) return rows
  const value = fillText(paidWith, { brand: nameBrand(card.brand) ?? card.brand, last4: card.last4 })
  return [...rows, { name: lines.card, value }]
}

/** A line of zero is hidden, and a total of zero is not shown as an amount. */
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
    { name: lines.tax, amount: tax },
    { name: lines.total, amount: total, isTotal: true },
    { name: lines.refunded, amount: -refunded },
  ]
  return amounts
    .filter(({ amount, isTotal }) => amount !== 0 || isTotal)
    .map(({ amount, ...row }) => ({
      ...row,
      value: amount < 0 ? `−${money(-amount)}` : amount === 0 ? nothingDue : money(amount),
    }))
}

function describeSeller(
  { taxNumber }: OrderMailWords,
  { name, address, tax_number }: NonNullable<MailedReceipt['seller']>,
): string[] {
  const number = tax_number === null ? [] : [fillText(taxNumber, { number: tax_number })]
  return [name, ...address.split('\n').filter(line => line.trim() !== ''), ...number]
}
