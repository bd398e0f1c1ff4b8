import { expect, test } from 'vitest'
import { majorUnits, readAmount, writeAmount } from '../../src/channel/amount.ts'

test.each([
  ['9.99', 'USD', 999],
  ['9,9', 'EUR', 990],
  [' 9 ', 'CAD', 900],
  ['0', 'USD', 0],
  ['1500', 'JPY', 1_500],
  ['1,500', 'JPY', 1_500],
  ['1 250 000', 'VND', 1_250_000],
  ['1500.00', 'CLP', 1_500],
])('%j of %s is %i in minor units', (text, currency, amount) => {
  expect(readAmount(text, currency)).toBe(amount)
})

test.each([
  ['', 'USD'],
  ['9.999', 'USD'],
  ['-1', 'USD'],
  ['1.5', 'JPY'],
  ['1500.50', 'KRW'],
  ['1,50', 'JPY'],
  ['', 'JPY'],
])('%j is no amount of %s', (text, currency) => {
  expect(readAmount(text, currency)).toBeNaN()
})

test.each([
  [999, 'USD', '9.99', 9.99],
  [900, 'HUF', '9.00', 9],
  [1_500, 'JPY', '1500', 1_500],
])('%i in minor units of %s is written as %s and counted as %d', (amount, currency, text, units) => {
  expect(writeAmount(amount, currency)).toBe(text)
  expect(majorUnits(amount, currency)).toBe(units)
  expect(readAmount(text, currency)).toBe(amount)
})
