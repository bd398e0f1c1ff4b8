import { expect, test } from 'vitest'
import {
  isOnTheWay,
  isWorthReturning,
  type PageMemory,
  pageHref,
  parseRememberedPage,
  type RememberedPage,
  rememberPage,
} from './page-memory.ts'

const page = (path: string, query: Record<string, string> = {}): RememberedPage => ({
  path,
  query,
  params: {},
})
const empty: PageMemory = { last: null, previous: null }

test('the last and the previous page are remembered with their query', () => {
  const memory = [page('/'), page('/', { group: 'a' })].reduce(rememberPage, empty)
  expect(memory).toEqual({ last: page('/', { group: 'a' }), previous: page('/') })
})

test.each(['/login', '/registration', '/password-reset', '/verify-email', '/404', '/login/'])(
  'authentication and error pages are not remembered: %s',
  path => {
    const memory = rememberPage(empty, page('/faq'))
    expect(rememberPage(memory, page(path))).toBe(memory)
  },
)

test('the same page twice is one page', () => {
  const memory = [page('/faq'), page('/about'), page('/about')].reduce(rememberPage, empty)
  expect(memory.previous).toEqual(page('/faq'))
})

test('a remembered page opens again by its address', () => {
  expect(pageHref(page('/', { group: 'north & south' }))).toBe('/?group=north+%26+south')
  expect(pageHref(page('/faq'))).toBe('/faq')
})

test.each([
  null,
  7,
  'text',
  {},
  { path: 7 },
  { path: 'https://bad.example' },
  { path: '//bad.example' },
  { path: '/\\bad' },
])('stored %j is ignored', stored => {
  expect(parseRememberedPage(stored)).toBeNull()
})

test('only texts of a stored query are used', () => {
  expect(parseRememberedPage({ path: '/', query: { group: 'a', bad: 7 }, params: null })).toEqual(
    page('/', { group: 'a' }),
  )
})

test.each([
  ['/login', true],
  ['/verify-email', true],
  ['/packages', true],
  ['/select-package/7', true],
  ['/profile/edit', true],
  ['/terms_conditions', true],
  ['/profile', false],
  ['/', false],
  ['/watch/7', false],
  ['/packages-of-old', false],
])('%s is on the way to the page that was asked for: %s', (path, expected) => {
  expect(isOnTheWay(path)).toBe(expected)
})

test.each([
  ['/login', false],
  ['/registration/', false],
  ['/404', false],
  ['/profile/edit', true],
  ['/verify-email', true],
  ['/confirm-account-deletion', true],
])('%s opens after a login that it needed: %s', (path, expected) => {
  expect(isWorthReturning(path)).toBe(expected)
})
