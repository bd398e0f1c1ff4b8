import { interfaceLanguages } from '@grandstand/contract'
import { expect, it, test } from 'vitest'
import type { Bought } from './describe-bought.ts'
import { orderMailWords } from './order-mail-words.ts'
import { type OrderMailFacts, writeOrderMail } from './write-order-mail.ts'

const colors = {
  'header-background': '#0a0d14',
  'header-text': '#f3f5f9',
  'body-background': '#0a0d14',
  'body-text': '#f3f5f9',
  'footer-background': '#06080d',
  'footer-text': '#c3cad6',
  primary: '#dc143c',
  live: '#c8102e',
}
const receipt: NonNullable<OrderMailFacts['receipt']> = {
  id: 12,
  number: 'R-000012',
  order_id: 3,
  event: 'created',
  is_switch: false,
  status: 'paid',
  product: { type: 'package', name: 'Season pass', starts_at: null },
  base_price: 120_000,
  service_fee: 250,
  discount: 1_000,
  credit: 899,
  tax: 1_575,
  total: 119_926,
  refunded: 0,
  currency: 'CAD',
  is_gift: false,
  seats: 1,
  coupon: 'FALL',
  // The day before, where the seller is.
  at: '2026-11-17T03:30:00.000Z',
  time_zone: 'America/Toronto',
  card: { brand: 'visa', last4: '4242' },
  seller: { name: 'League & Sons', address: '12 Rink Road\nNorthern Falls', tax_number: '123 RT' },
}
const facts: OrderMailFacts = {
  kind: 'receipt',
  firstName: '',
  language: 'en',
  channelName: 'League TV',
  colors,
  logo: 'https://league.example/icons/any-192.png',
  product: 'Season pass',
  seats: 1,
  price: 999,
  addsTax: false,
  currency: 'CAD',
  day: new Date('2026-12-01T02:00:00Z'),
  renews: true,
  timeZone: 'America/Toronto',
  amount: 350,
  receipt: null,
  url: 'https://league.example/profile/orders',
  bought: null,
  passwordUrl: null,
}
const site = 'https://league.example'
const pass: Bought = {
  startsAt: null,
  isToCome: false,
  openUrl: `${site}/schedule`,
  receiptUrl: `${site}/profile/receipts/12`,
  pictureUrl: null,
  calendarUrl: null,
}
const game: Bought = {
  ...pass,
  startsAt: new Date('2026-11-18T23:00:00Z'),
  isToCome: true,
  openUrl: `${site}/watch/7`,
  pictureUrl: `${site}/og/event/7-mail.jpg`,
  calendarUrl: `${site}/ical/event/7.ics?language=en`,
}
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const write = (change: Partial<OrderMailFacts>) => {
  const { subject, text, html } = writeOrderMail({ ...facts, ...change })
  return { subject: plain(subject), text: plain(text), html: plain(html) }
}

test.each([
  [
    'en',
    'Your receipt from League TV: Season pass',
    [
      'Receipt number: R-000012',
      'Date: November 16, 2026',
      'Product: Season pass',
      'Paid with: Visa ending in 4242',
      'Price: $1,200.00',
      'Service fee: $2.50',
      'Promo code FALL: −$10.00',
      'Games that you already bought: −$8.99',
      'Tax: $15.75',
      'Total: $1,199.26',
      'Tax number: 123 RT',
      'It renews on November 30, 2026 unless you cancel the renewal first.',
    ],
  ],
  [
    'fr',
    'Votre reçu de League TV : Season pass',
    [
      'Numéro du reçu: R-000012',
      'Date: 16 novembre 2026',
      'Payé avec: Visa se terminant par 4242',
      'Prix: 1 200,00 $',
      'Frais de service: 2,50 $',
      'Code promo FALL: −10,00 $',
      'Taxes: 15,75 $',
      'Total: 1 199,26 $',
      'Numéro fiscal : 123 RT',
      'Il se renouvelle le 30 novembre 2026',
    ],
  ],
  [
    'bg',
    'Вашата разписка от League TV: Season pass',
    [
      'Номер на разписката: R-000012',
      'Дата: 16 ноември 2026 г.',
      'Платено с: Visa, завършваща на 4242',
      'Цена: 1200,00 $',
      'Такса за обслужване: 2,50 $',
      'Промокод FALL: −10,00 $',
      'Данък: 15,75 $',
      'Общо: 1199,26 $',
      'Данъчен номер: 123 RT',
      'Подновява се на 30 ноември 2026 г.',
    ],
  ],
] as const)('a receipt in %s has every line of the order, and names the seller', (language, title, lines) => {
  const url = `${site}/schedule`
  const { subject, text, html } = write({ language, receipt, bought: pass })
  expect(subject).toBe(title)
  for (const line of lines) expect(text).toContain(line)
  expect(text).toContain('League & Sons\n12 Rink Road\nNorthern Falls')
  expect(text).toContain(`:\n${url}\n`)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain('League &amp; Sons<br>12 Rink Road<br>Northern Falls')
  expect(html.split(`href="${url}"`)).toHaveLength(3)
  expect(html).toContain('>R-000012</td>')
})

test.each([
  [
    'en',
    'You’re in',
    'Storm @ Ravens is yours. It starts on Wednesday, November 18 at 6:00 PM (Eastern Time). Come back to the same link then.',
    ['Open the game', 'Add to calendar', 'Print the receipt', 'Set a password'],
    ['Starts: Wednesday, November 18 at 6:00 PM (Eastern Time)', 'Tax: $0.00'],
  ],
  [
    'fr',
    'C’est à vous',
    '« Storm @ Ravens » est à vous. Coup d’envoi : mercredi 18 novembre à 18:00 (heure de l’Est nord-américain). Revenez alors par le même lien.',
    ['Ouvrir le match', 'Ajouter au calendrier', 'Imprimer le reçu', 'Choisir un mot de passe'],
    ['Début: mercredi 18 novembre à 18:00 (heure de l’Est nord-américain)', 'Taxes: 0,00 $'],
  ],
  [
    'bg',
    'Готово, ваше е',
    'Вече имате „Storm @ Ravens“. Начало: сряда, 18 ноември в 18:00 (Северноамериканско източно време). Тогава отворете същата връзка.',
    ['Към мача', 'Добавяне в календара', 'Отпечатване на разписката', 'Задаване на парола'],
    ['Данък: 0,00 $'],
  ],
] as const)(
  'a receipt of a game in %s says when it is played, and leads to it, to a calendar file and to a password',
  (language, title, sentence, labels, lines) => {
    const product = 'Storm @ Ravens'
    const starts_at = '2026-11-18T23:00:00.000Z'
    const { text, html } = write({
      language,
      product,
      renews: false,
      bought: game,
      receipt: { ...receipt, tax: 0, product: { type: 'event', name: product, starts_at } },
      passwordUrl: `${site}/verify-email?token=abc`,
    })
    expect(text.startsWith(`${title}\n\n${sentence}\n`)).toBe(true)
    const addresses = [game.openUrl, game.calendarUrl, game.receiptUrl, `${site}/verify-email?token=abc`]
    for (const [at, label] of labels.entries()) {
      expect(text).toContain(`${label}:\n${addresses[at]}\n`)
      expect(html).toContain(`href="${addresses[at]?.replaceAll('&', '&amp;')}"`)
    }
    for (const line of lines) expect(text).toContain(line)
    expect(html).toContain(`<img src="${game.pictureUrl}" alt="Storm @ Ravens"`)
    expect(text).toContain(orderMailWords[language].bought.stranger)
    expect(`${text} ${html}`).not.toMatch(/\{\w+\}|\.\.| {2}/)
  },
)

it('names the buyer of a proven address, and of a game that has begun no start and no calendar', () => {
  const bought = { ...game, isToCome: false, calendarUrl: null }
  const { text, html } = write({ bought, receipt, renews: false, firstName: 'Dana <b>' })
  expect(text).toContain('You’re in, Dana <b>\n\nSeason pass is yours, and it is open to you now.')
  expect(text).not.toContain('Add to calendar')
  expect(text).not.toContain(orderMailWords.en.bought.stranger)
  expect(html).toContain('You’re in, Dana &lt;b&gt;')
})

test.each([
  ['en', 'renewed', 'Season pass is renewed', []],
  ['en', 'trial_over', 'Your free trial is over: Season pass goes on', []],
  ['en', 'trial_started', 'Your free trial of Season pass has begun', ['until November 30, 2026', '$9.99']],
  ['en', 'trial_ends', 'Your free trial of Season pass ends on November 30, 2026', ['$9.99']],
  ['en', 'renewal_ahead', 'Season pass renews on November 30, 2026', ['$9.99', '12 months']],
  ['en', 'payment_failed', 'The renewal of Season pass was not paid', ['until November 30, 2026', '$9.99']],
  ['en', 'authentication_needed', 'Please confirm the renewal of Season pass', ['until November 30, 2026']],
  ['en', 'refunded', 'We have refunded Season pass', ['refunded $3.50']],
  ['en', 'partly_refunded', 'We have refunded a part of Season pass', ['$3.50 of the $1,199.26']],
  ['en', 'cancelled', 'The renewal of Season pass is cancelled', ['until November 30, 2026']],
  ['en', 'ended', 'Your subscription Season pass has ended', []],
  ['fr', 'renewed', '« Season pass » est renouvelé', []],
  ['fr', 'trial_over', 'Votre essai gratuit est terminé : « Season pass » continue', []],
  [
    'fr',
    'trial_started',
    'Votre essai gratuit de « Season pass » a commencé',
    ['30 novembre 2026', '9,99 $'],
  ],
  ['fr', 'trial_ends', 'Votre essai gratuit de « Season pass » se termine le 30 novembre 2026', ['9,99 $']],
  ['fr', 'renewal_ahead', '« Season pass » se renouvelle le 30 novembre 2026', ['9,99 $', '12 mois']],
  [
    'fr',
    'payment_failed',
    'Le renouvellement de « Season pass » n’a pas été payé',
    ['30 novembre 2026', '9,99 $'],
  ],
  [
    'fr',
    'authentication_needed',
    'Veuillez confirmer le renouvellement de « Season pass »',
    ['30 novembre 2026'],
  ],
  ['fr', 'refunded', 'Nous avons remboursé « Season pass »', ['3,50 $']],
  [
    'fr',
    'partly_refunded',
    'Nous avons remboursé une partie de « Season pass »',
    ['3,50 $ sur les 1 199,26 $'],
  ],
  ['fr', 'cancelled', 'Le renouvellement de « Season pass » est annulé', ['30 novembre 2026']],
  ['fr', 'ended', 'Votre abonnement « Season pass » a pris fin', []],
  ['bg', 'renewed', 'Подновихме „Season pass“', []],
  ['bg', 'trial_over', 'Безплатният ви пробен период приключи: „Season pass“ продължава', []],
  [
    'bg',
    'trial_started',
    'Безплатният ви пробен период за „Season pass“ започна',
    ['30 ноември 2026 г.', '9,99 $'],
  ],
  [
    'bg',
    'trial_ends',
    'Безплатният ви пробен период за „Season pass“ свършва на 30 ноември 2026 г.',
    ['9,99 $'],
  ],
  ['bg', 'renewal_ahead', '„Season pass“ се подновява на 30 ноември 2026 г.', ['9,99 $', '12 месеца']],
  ['bg', 'payment_failed', 'Подновяването на „Season pass“ не е платено', ['30 ноември 2026 г.', '9,99 $']],
  ['bg', 'authentication_needed', 'Моля, потвърдете подновяването на „Season pass“', ['30 ноември 2026 г.']],
  ['bg', 'refunded', 'Възстановихме сумата за „Season pass“', ['3,50 $']],
  ['bg', 'partly_refunded', 'Възстановихме част от сумата за „Season pass“', ['3,50 $ от 1199,26 $']],
  ['bg', 'cancelled', 'Подновяването на „Season pass“ е прекратено', ['30 ноември 2026 г.']],
  ['bg', 'ended', 'Абонаментът ви „Season pass“ приключи', []],
] as const)(
  'in %s the mail %s says what was bought, when, and for how much',
  (language, kind, title, said) => {
    const isOfPayment = kind.includes('refunded') || kind === 'renewed' || kind === 'trial_over'
    const { subject, text, html } = write({ language, kind, ...(isOfPayment ? { receipt } : {}) })
    expect(subject).toBe(title)
    for (const words of said) expect(text).toContain(words)
    const { button, otherwise } = orderMailWords[language].mails[kind]
    expect(text).toContain(`${button}:\n${facts.url}`)
    if (otherwise) expect(text).toContain(otherwise)
    // No place is left empty, and no sentence ends twice.
    expect(`${subject} ${text} ${html}`).not.toMatch(/\{\w+\}|\.\.| {2}/)
  },
)

test.each(interfaceLanguages)(
  'in %s a free order says that there is nothing to pay, and has no zero lines',
  language => {
    const free = { ...receipt, service_fee: 0, tax: 0, credit: 0, discount: 120_000, total: 0, card: null }
    const { text } = write({ language, receipt: free })
    const { lines, nothingDue } = orderMailWords[language]
    expect(text).toContain(`${lines.total}: ${nothingDue}`)
    for (const name of [lines.fee, lines.tax, lines.credit, lines.card, lines.refunded])
      expect(text).not.toContain(`${name}:`)
  },
)

it('says that tax comes on top if the channel adds it', () => {
  expect(write({ kind: 'renewal_ahead', addsTax: true }).text).toContain('$9.99 plus tax')
})

it('names no seller if the channel names none', () => {
  const { text } = write({ receipt: { ...receipt, seller: null } })
  expect(text.trimEnd()).toMatch(/\n\nLeague TV$/)
})
