import { expect, test } from 'vitest'
import { auditHref, eventHref, eventsHref, loginHref, returnPath, userHref, usersHref } from './hrefs.ts'

test('addresses carry the filters and leave out defaults', () => {
  expect(usersHref('alpha')).toBe('/studio/channels/alpha/users')
  expect(usersHref('a/b', { search: 'ada & co', page: 2 })).toBe(
    '/studio/channels/a%2Fb/users?search=ada+%26+co&page=2',
  )
  expect(userHref('alpha', 7)).toBe('/studio/channels/alpha/users/7')
  expect(eventsHref('alpha', { status: 'live', order: 'desc', page: 1 })).toBe(
    '/studio/channels/alpha/events?status=live&order=desc',
  )
  expect(eventsHref('alpha', { sport: '3', from: '2026-11-01', camera: '', page: 2 })).toBe(
    '/studio/channels/alpha/events?sport=3&from=2026-11-01&page=2',
  )
  expect(eventHref('alpha', 7)).toBe('/studio/channels/alpha/events/7')
  expect(auditHref({ changesOnly: true })).toBe('/studio/audit-log?changes=1')
})

test('the login leads back to the page that was asked for', () => {
  const wanted = usersHref('alpha', { search: 'ada', page: 3 })
  const { searchParams } = new URL(loginHref(wanted), 'http://localhost')
  expect(returnPath(searchParams.get('to') ?? undefined)).toBe(wanted)
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/studioevil',
  '/',
  '/studio/login?to=x',
])('a return to %j leads home', wanted => {
  expect(returnPath(wanted)).toBe('/studio')
})
