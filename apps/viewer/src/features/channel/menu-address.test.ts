import { expect, test } from 'vitest'
import { menuAddress } from './menu-address.ts'
import { navigationEntries } from './navigation-entries.ts'

const pages = [
  { id: 1, url: 'privacy_policy', alt_name: 'privacy', name: 'Privacy', title: 'Privacy', description: '' },
]

test.each([
  ['/', {}, '/'],
  ['/', { trk: 'mail' }, '/'],
  ['/', { group: 'a', trk: 'mail' }, '/?group=a'],
  ['/', { group: 'a', participant: 'b' }, '/?participant=b'],
  ['/faq', { group: 'a' }, '/faq'],
  ['/privacy', {}, '/privacy_policy'],
])('%s with %j is %s in the menu', (path, query: Record<string, string>, address) => {
  expect(menuAddress(pages, { path, query })).toBe(address)
})

const link = { id: 1, name: 'A', type: 'route', url: '/a', alias: null, vod_media_item_id: null } as const

const words = { allSchools: 'All schools', allTeams: 'All teams' }

test('an entry that leads nowhere and holds nothing is left out', () => {
  const empty = { ...link, type: 'menu', url: null, children: [] } as const
  expect(navigationEntries([{ ...empty, children: [] }], '/', words)).toEqual([])
})

test('the entry of the present page is marked, within groups too', () => {
  const group = { ...link, id: 2, type: 'menu' as const, url: null, children: [link] }
  expect(navigationEntries([{ ...link, children: [] }, group], '/a', words)).toEqual([
    { label: 'A', href: '/a', current: true, children: [] },
    { label: 'A', href: null, current: false, children: [{ label: 'A', href: '/a', current: true }] },
  ])
})

test('a menu of schools or teams begins with all of them, unless it has that itself', () => {
  const menu = { ...link, id: 2, type: 'menu' as const, url: null }
  const school = { ...link, type: 'participant_group' as const, url: null, alias: 'a' }
  const team = { ...link, type: 'participant' as const, url: null, alias: 'b' }
  const hrefs = (...children: (typeof school | typeof team | typeof link)[]) =>
    navigationEntries([{ ...menu, children }], '/', words)[0]?.children.map(({ href }) => href)
  expect(hrefs(school)).toEqual(['/schools', '/?group=a'])
  expect(hrefs(team)).toEqual(['/teams', '/?participant=b'])
  expect(hrefs(school, team)).toEqual(['/schools', '/teams', '/?group=a', '/?participant=b'])
  expect(hrefs(link)).toEqual(['/a'])
})
