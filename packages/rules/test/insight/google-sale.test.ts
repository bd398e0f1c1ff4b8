import { expect, it } from 'vitest'
import { googleRefund, googleValue } from '../../src/insight/google-sale.ts'

const lines = { base_price: 899, discount: 100, credit: 0, tax: 117, total: 1016 }

it('is worth what was paid for the product: without tax, fee and discount', () => {
  expect(googleValue(lines)).toBe(799)
  expect(googleValue({ ...lines, credit: 300 })).toBe(499)
  expect(googleValue({ ...lines, discount: 950 })).toBe(0)
})

it('returns all of it with a full refund', () => {
  expect(googleRefund(lines, { before: 0, after: 1016 })).toEqual({ value: 799, tax: 117 })
})

it('returns the same in parts as in whole', () => {
  const parts = [0, 333, 334, 1016]
  const sum = { value: 0, tax: 0 }
  for (const [at, after] of parts.entries()) {
    if (at === 0) continue
    const part = googleRefund(lines, { before: parts[at - 1] ?? 0, after })
    sum.value += part.value
    sum.tax += part.tax
  }
  expect(sum).toEqual({ value: 799, tax: 117 })
})

it('returns nothing for a free sale', () => {
  expect(googleRefund({ ...lines, total: 0 }, { before: 0, after: 0 })).toEqual({ value: 0, tax: 0 })
})
