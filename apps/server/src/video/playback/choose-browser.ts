import type { Cookies } from '../../context/cookies.ts'
import { markBrowser } from './browser-mark.ts'

/**
 * An address that is kept would be good for all who are told it, as long as one of them renews: it opens in the browser
 * that asked for it. What visitors may watch anybody may, and in a frame on another site they have no cookie.
 */
export function chooseBrowser(
  { keeps_address, user_id }: { keeps_address: boolean; user_id: number | null },
  cookies: Cookies,
): string | null {
  return keeps_address && user_id !== null ? markBrowser(cookies) : null
}
