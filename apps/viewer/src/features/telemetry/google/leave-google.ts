import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { googleClientCookie, googleSessionCookie, readGoogleClientId } from '@grandstand/rules'
import { listCookieDomains } from './list-cookie-domains.ts'

/**
 * Google gets nothing more: from its script on this page, from its cookies on the next, and about purchases from our
 * server.
 */
export function leaveGoogle(client: ApiClient, tag: string | null): void {
  const client_id = readGoogleClientId(readCookie(googleClientCookie))
  void client.sendQuietly(wireCalls.forgetGoogleVisitor, { body: { client_id } })
  if (tag === null) return
  // Google's own switch: its script then sends nothing.
  Object.assign(window, { [`ga-disable-${tag}`]: true })
  removeCookie(googleClientCookie)
  removeCookie(googleSessionCookie(tag))
}

function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find(cookie => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1)
}

function removeCookie(name: string): void {
  const domainParts = ['', ...listCookieDomains(location.hostname).map(domain => `; Domain=${domain}`)]
  for (const domainPart of domainParts) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
    document.cookie = `${name}=; Path=/; Max-Age=0${domainPart}`
  }
}
