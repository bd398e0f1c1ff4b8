import { expect, test } from 'vitest'
import { formatMoney } from '../../src/channel/format-money.ts'

test.each([
  ['en', 999, 'USD', '$9.99'],
  ['en', 999, 'CAD', '$9.99'],
  ['fr', 123_450, 'CAD', '1 234,50 $'],
  ['bg', 999, 'USD', '9,99 $'],
  ['bg', 999, 'CAD', '9,99 $'],
])('%s writes %i %s as %s', (language, amount, currency, text) => {
  expect(formatMoney(language, amount, currency).replaceAll(/\s/g, ' ')).toBe(text)
})
