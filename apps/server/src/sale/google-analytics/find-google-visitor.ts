import {
  googleClientCookie,
  googleConsentCookie,
  googleSessionCookie,
  readGoogleClientId,
  readGoogleSessionId,
} from '@grandstand/rules'
import type { GoogleVisitor } from '../../adapters/google-analytics/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Cookies } from '../../context/cookies.ts'

interface Visit {
  channel: Channel
  cookies: Pick<Cookies, 'readPlain'>
  /** The browser asks not to be followed. */
  refusesTracking: boolean
}

/** Whether Google may learn of this visit: the channel wants it, the visitor agreed, and the browser does not object. */
export function findGoogleTag({ channel, cookies, refusesTracking }: Visit): string | null {
  if (refusesTracking || cookies.readPlain(googleConsentCookie) !== 'yes') return null
  return channel.settings['google-analytics']['google-tag'] ?? null
}

/** Google's ids of this visitor; null: it may not learn of them, or has never met them. */
export function findGoogleVisitor(visit: Visit): GoogleVisitor | null {
  const tag = findGoogleTag(visit)
  const client_id = readGoogleClientId(visit.cookies.readPlain(googleClientCookie))
  if (tag === null || client_id === null) return null
  return { client_id, session_id: readGoogleSessionId(visit.cookies.readPlain(googleSessionCookie(tag))) }
}
