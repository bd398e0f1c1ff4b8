import type { Cookies } from '../../context/cookies.ts'
import { markBrowser } from './browser-mark.ts'

/**
 * A kept address would work for anyone who has it while one of them renews, so it opens only in the browser that asked.
 * Anyone may watch what visitors may, and visitors have no cookie in a frame on another site.
 */
export function chooseBrowser(
  { keeps_address, user_id }: { keeps_address: boolean; user_id: number | null },
  cookies: Cookies,
): string | null {
  return keeps_address && user_id !== null ? markBrowser(cookies) : null
}
