import type { AppStorage } from '../storage.ts'

const yearSeconds = 365 * 24 * 3600

/** The choice is kept in storage, and in a cookie for the server, which writes the next page in it. */
export function keepLanguage(storage: AppStorage, language: string): void {
  storage.set('interface_language', language)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `interface_language=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
