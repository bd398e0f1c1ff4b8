import { createHash, randomBytes } from 'node:crypto'
import type { Cookies } from '../../context/cookies.ts'

export const playerCookie = 'player'
const maxAgeSeconds = 86_400

/** Marks the only browser in which a token opens; see `MediaGrant`. */
export function hashPlayerCookie(cookie: string): string {
  return createHash('sha256').update(cookie).digest('hex').slice(0, 16)
}

/** The mark of this browser, which is given a cookie for it. */
export function markBrowser(cookies: Cookies): string {
  const known = cookies.read(playerCookie)
  const secret = known !== undefined && /^[0-9a-f]{32}$/.test(known) ? known : randomBytes(16).toString('hex')
  cookies.keep(playerCookie, secret, { maxAgeSeconds })
  return hashPlayerCookie(secret)
}
