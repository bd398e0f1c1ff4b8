import { createMemoryHistory } from '@tanstack/history'
import { expect, test } from 'vitest'
import { hrefOf, readAddress } from './address.ts'

const at = (href: string) => readAddress(createMemoryHistory({ initialEntries: [href] }).location)

test('an address is read as text', () => {
  expect(at('/vod?team=7&q=a+b#top')).toMatchObject({
    pathname: '/vod',
    search: { team: '7', q: 'a b' },
    searchStr: '?team=7&q=a+b',
    hash: 'top',
  })
})

test.each([
  ['/%D0%B7%D0%B0', '/за'],
  ['/%E0%A4%A', '/%E0%A4%A'],
  ['/a%2Fb', '/a%2Fb'],
])('a path is readable if it is text: %s', (href, pathname) => {
  expect(at(href).pathname).toBe(pathname)
})

test('an address is written with its filters', () => {
  expect(hrefOf('/vod')).toBe('/vod')
  expect(hrefOf('/vod', { q: 'a&b' })).toBe('/vod?q=a%26b')
})
