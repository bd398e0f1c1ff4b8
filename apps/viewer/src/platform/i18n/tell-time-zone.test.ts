import { expect, test } from 'vitest'
import { viewerZone } from './date-format.ts'
import { tellTimeZone } from './tell-time-zone.ts'

test('the zone is sent once, and again when it changes', () => {
  const page = { cookie: 'notice_closed=1; time_zone=Antarctica/Troll' }
  tellTimeZone(page)
  expect(page.cookie).toBe(`time_zone=${viewerZone()}; Path=/; Max-Age=31536000; SameSite=Lax`)
  page.cookie = `notice_closed=1; time_zone=${viewerZone()}`
  tellTimeZone(page)
  expect(page.cookie).toBe(`notice_closed=1; time_zone=${viewerZone()}`)
})
