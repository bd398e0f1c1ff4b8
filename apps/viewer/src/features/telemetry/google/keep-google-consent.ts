import { googleConsentCookie } from '@grandstand/rules'

const yearSeconds = 365 * 24 * 3600

/** For the server, which allows Google on the pages of visitors who agreed, and reports their purchases to it. */
export function keepGoogleConsent(choice: 'yes' | 'no'): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${googleConsentCookie}=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`
}
