import { expect, it } from 'vitest'
import { reportedRefund, reportedSale } from '../../src/index.ts'

const lines = { base_price: 1_000, discount: 200, credit: 0, tax: 130, service_fee: 150, total: 1_080 }

it('counts the base price less the discount with the tax, and the fee separately', () => {
  expect(reportedSale(lines)).toEqual({ value: 930, tax: 130, fee: 150 })
})

it.each([
  ['all of it at once', [1_080]],
  ['parts that cannot be told evenly', [1, 360, 719, 1_080]],
  ['more than was paid', [1_000, 2_000]],
])('takes back what was reported by %s', (_, steps) => {
  const parts = steps.map((after, at) => reportedRefund(lines, { before: steps[at - 1] ?? 0, after }))
  const sum = (of: (part: (typeof parts)[number]) => number) => parts.reduce((all, part) => all + of(part), 0)
  expect({ value: sum(part => part.value), tax: sum(part => part.tax), fee: sum(part => part.fee) }).toEqual(
    reportedSale(lines),
  )
})

it('takes back a share of each line', () => {
  expect(reportedRefund(lines, { before: 0, after: 540 })).toEqual({ value: 465, tax: 65, fee: 75 })
})

it('takes nothing off a free sale', () => {
  const free = { base_price: 500, discount: 500, tax: 0, service_fee: 0, total: 0 }
  expect(reportedRefund(free, { before: 0, after: 0 })).toEqual({ value: 0, tax: 0, fee: 0 })
})
