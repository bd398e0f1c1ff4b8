import { expect, test } from 'vitest'
import { type BulkChange, checkBulkForm, readBulkForm } from './read-bulk-form.ts'

const wrong = (kind: BulkChange['kind'], typed: Record<string, string>) =>
  Object.entries(checkBulkForm(readBulkForm(kind, typed, 'USD'))).filter(([, problem]) => problem !== null)

test('a move is a number of days and minutes, forwards or back', () => {
  expect(readBulkForm('move', { days: '-7', minutes: '+30' }, 'USD')).toEqual({
    kind: 'move',
    days: -7,
    minutes: 30,
  })
})

test('a price is of the channel’s currency', () => {
  const typed = { type: 'ppv', base_price: '1500', service_fee: '50' }
  const price = { type: 'ppv', base_price: 1_500, service_fee: 50 }
  expect(readBulkForm('price', typed, 'JPY')).toEqual({ kind: 'price', price })
})

test.each<[BulkChange['kind'], Record<string, string>, [string, string][]]>([
  ['move', { days: '', minutes: '' }, [['days', 'no_move']]],
  ['move', { days: 'soon', minutes: '0' }, [['days', 'days']]],
  ['move', { days: '1', minutes: '2000' }, [['minutes', 'day_minutes']]],
  ['price', { type: 'paid', base_price: 'cheap' }, [['base_price', 'money']]],
  ['price', { type: 'ppv', base_price: '' }, [['base_price', 'no_price']]],
  ['price', { type: 'free', base_price: 'cheap' }, []],
  ['venue', { venue_id: '' }, []],
  ['cancel', {}, []],
])('%s of %o gets an error', (kind, typed, problems) => {
  expect(wrong(kind, typed)).toEqual(problems)
})
