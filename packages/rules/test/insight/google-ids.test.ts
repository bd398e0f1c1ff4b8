import { expect, it } from 'vitest'
import { googleSessionCookie, readGoogleClientId, readGoogleSessionId } from '../../src/insight/google-ids.ts'

it.each([
  ['GA1.1.860784081.1732738496', '860784081.1732738496'],
  ['GA1.2.286403989.1366364567', '286403989.1366364567'],
  ['GA1.3-2.286403989.1366364567', '286403989.1366364567'],
  ['GA1.1.someone@example.com', null],
  ['860784081.1732738496', null],
  [`GA1.1.${'1'.repeat(400)}.1`, null],
  ['', null],
  [undefined, null],
])('reads from the cookie %s that the client is %s', (cookie, client) => {
  expect(readGoogleClientId(cookie)).toBe(client)
})

it.each([
  ['GS1.1.1747323152.28.0.1747323152.60.0.0', '1747323152'],
  ['GS2.1.s1747323152$o28$g0$t1747323152$j60$l0$h69286059', '1747323152'],
  ['GS2.1.o28$g0', null],
  [undefined, null],
])('reads from the cookie %s that the visit is %s', (cookie, session) => {
  expect(readGoogleSessionId(cookie)).toBe(session)
})

it('recognises the cookie of a tag', () => {
  expect(googleSessionCookie('G-AB12CD34EF')).toBe('_ga_AB12CD34EF')
})
