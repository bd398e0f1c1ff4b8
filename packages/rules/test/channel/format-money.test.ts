import { expect, test } from 'vitest'
import { formatMoney } from '../../src/channel/format-money.ts'

test.each([
  ['en', 999, 'USD', '$9.99'],
  ['en', 999, 'CAD', '$9.99'],
  ['fr', 123_450, 'CAD', '1 234,50 $'],
  ['bg', 999, 'USD', '9,99 $'],
  ['bg', 999, 'CAD', '9,99 $'],
  ['en', 999, 'EUR', '€9.99'],
  ['bg', 999, 'EUR', '9,99 €'],
  ['fr', 999, 'GBP', '9,99 £'],
  // By custom without hundredths, and yet charged in them.
  ['en', 250_000, 'HUF', 'Ft 2,500.00'],
  ['en', 250_050, 'RSD', 'RSD 2,500.50'],
  // Charged in whole units.
  ['en', 1_500, 'JPY', '¥1,500'],
  ['fr', 15_000, 'KRW', '15 000 ₩'],
  ['bg', 250_000, 'VND', '250 000 VND'],
])('%s writes %i %s as %s', (language, amount, currency, text) => {
  expect(formatMoney(language, amount, currency).replaceAll(/\s/g, ' ')).toBe(text)
})
