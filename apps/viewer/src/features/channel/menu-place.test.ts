import { expect, test } from 'vitest'
import { menuPlace } from './menu-place.ts'
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
])('%s with %j is %s in the menu', (path, query: Record<string, string>, place) => {
  expect(menuPlace(pages, { path, query })).toBe(place)
})

const link = { id: 1, name: 'A', type: 'route', url: '/a', alias: null, vod_media_item_id: null } as const

test('an entry that leads nowhere and holds nothing is left out', () => {
  const empty = { ...link, type: 'menu', url: null, children: [] } as const
  expect(navigationEntries([{ ...empty, children: [] }], '/')).toEqual([])
})

test('the entry of the present page is marked, within groups too', () => {
  const group = { ...link, id: 2, type: 'menu' as const, url: null, children: [link] }
  expect(navigationEntries([{ ...link, children: [] }, group], '/a')).toEqual([
    { label: 'A', href: '/a', current: true, children: [] },
    { label: 'A', href: null, current: false, children: [{ label: 'A', href: '/a', current: true }] },
  ])
})
