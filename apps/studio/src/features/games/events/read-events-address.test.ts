import { expect, test } from 'vitest'
import { eventsHref } from '../../../platform/hrefs.ts'
import { readEventsAddress } from './read-events-address.ts'

const read = (href: string) => {
  const { searchParams } = new URL(href, 'http://localhost')
  return readEventsAddress(name => searchParams.get(name) ?? '')
}

test('the filters of the list are in its address, and are read back', () => {
  const asked = {
    search: 'derby',
    status: 'cancelled',
    order: 'asc',
    sport: '3',
    school: '4',
    team: '5',
    from: '2026-11-01',
    to: '2026-11-30',
    sale: 'sold',
    camera: 'none',
  }
  expect(read(eventsHref('alpha', { ...asked, page: 2 }))).toEqual(asked)
})

test('a broken address filters nothing', () => {
  const spoilt = read(
    '/?status=gone&order=up&sport=x&school=0&team=-1&from=soon&to=1-1-1&sale=cheap&camera=two',
  )
  expect(Object.values(spoilt).join('')).toBe('')
})
