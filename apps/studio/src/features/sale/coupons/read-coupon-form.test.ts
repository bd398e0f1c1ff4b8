import type { StudioCoupon } from '@grandstand/contract'
import { expect, test } from 'vitest'
import { checkCouponForm, readCouponForm, writeCouponForm } from './read-coupon-form.ts'

const of = { zone: 'America/Toronto', currency: 'USD' }
const typed = { code: 'HALF', worth: '50', from: '', until: '', maxUses: '', maxPerUser: '' }
const coupon: StudioCoupon = {
  id: 1,
  code: 'HALF',
  percent: null,
  amount: 450,
  package_ids: [],
  subscription_ids: [],
  valid_from: null,
  valid_until: '2026-12-24T13:37:00.000Z',
  max_uses: 5,
  max_uses_per_user: null,
  currency: 'USD',
  uses: 0,
  is_over: false,
  is_of_files: false,
}

test.each([
  ['5', 500],
  ['4.5', 450],
  ['4,50', 450],
  ['0.01', 1],
])('the amount %j is %i in minor units', (worth, amount) => {
  expect(readCouponForm('amount', { ...typed, worth }, null, of)).toMatchObject({ amount, percent: null })
})

test('a currency without cents is taken off in whole units', () => {
  const yen = { ...of, currency: 'JPY' }
  expect(readCouponForm('amount', { ...typed, worth: '1,500' }, null, yen)).toMatchObject({ amount: 1_500 })
  expect(writeCouponForm({ ...coupon, amount: 1_500, currency: 'JPY' }, yen).worth).toBe('1500')
})

test('an untouched field stays as it was, to the minute', () => {
  const terms = readCouponForm('amount', writeCouponForm(coupon, of), coupon, of)
  expect(terms).toEqual({
    percent: null,
    amount: 450,
    valid_from: null,
    valid_until: coupon.valid_until,
    max_uses: 5,
    max_uses_per_user: null,
  })
})

test('days are those of the channel', () => {
  const days = { from: '2026-12-01', until: '2026-12-24' }
  const terms = readCouponForm('percent', { ...typed, ...days }, null, of)
  expect(terms).toMatchObject({
    valid_from: '2026-12-01T05:00:00.000Z',
    valid_until: '2026-12-25T05:00:00.000Z',
  })
  expect(writeCouponForm({ ...coupon, ...terms }, of)).toMatchObject(days)
})

test.each([
  ['percent', {}, []],
  ['percent', { worth: '101' }, ['worth']],
  ['percent', { worth: '12.5' }, ['worth']],
  ['amount', { worth: '4.999' }, ['worth']],
  ['amount', { worth: '0' }, ['worth']],
  ['percent', { code: 'half' }, ['code']],
  ['percent', { from: '2026-12-02', until: '2026-12-01' }, ['until']],
  ['percent', { from: '2026-12-01', until: '2026-12-01' }, []],
  ['percent', { maxUses: '0', maxPerUser: '1.5' }, ['maxUses', 'maxPerUser']],
] as const)('in a %s with %j, %j is wrong', (kind, change, wrong) => {
  const found = checkCouponForm(kind, { ...typed, ...change }, of)
  expect(Object.entries(found).flatMap(([field, code]) => (code === null ? [] : [field]))).toEqual(wrong)
})
