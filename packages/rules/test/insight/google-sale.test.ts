import { expect, it } from 'vitest'
import { googleRefund, googleValue } from '../../src/insight/google-sale.ts'

const lines = { base_price: 899, discount: 100, credit: 0, tax: 117, total: 1016 }

it('is worth what was paid for the product: no tax, no fee, nothing that was taken off', () => {
  expect(googleValue(lines)).toBe(799)
  expect(googleValue({ ...lines, credit: 300 })).toBe(499)
  expect(googleValue({ ...lines, discount: 950 })).toBe(0)
})

it('gives back all of it with a whole refund', () => {
  expect(googleRefund(lines, { before: 0, after: 1016 })).toEqual({ value: 799, tax: 117 })
})

it('gives back in parts what the whole was', () => {
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

it('gives nothing back of what cost nothing', () => {
  expect(googleRefund({ ...lines, total: 0 }, { before: 0, after: 0 })).toEqual({ value: 0, tax: 0 })
})
