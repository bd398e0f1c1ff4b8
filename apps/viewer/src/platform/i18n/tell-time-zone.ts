import { viewerZone } from './date-format.ts'

const yearSeconds = 365 * 24 * 3600

/** By a cookie, so that the next page is drawn by the viewer's own clock and not by the channel's. */
export function tellTimeZone(page: Pick<Document, 'cookie'>): void {
  const told = `time_zone=${viewerZone()}`
  if (page.cookie.split('; ').includes(told)) return
  page.cookie = `${told}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
