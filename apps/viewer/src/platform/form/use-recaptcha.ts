import { useEffect } from 'react'
import { loadRecaptcha } from './load-recaptcha.ts'

/** What a form adds to its body. Without a token the server refuses, and the form says why. */
export function useRecaptcha(siteKey: string | null, action: string) {
  useEffect(() => {
    // It watches how a visitor behaves, so it must be there before the form is sent.
    if (siteKey !== null) void loadRecaptcha(siteKey).catch(() => {})
  }, [siteKey])
  return async (): Promise<{ recaptcha_token?: string }> => {
    if (siteKey === null) return {}
    try {
      const recaptcha = await loadRecaptcha(siteKey)
      return { recaptcha_token: await recaptcha.execute(siteKey, { action }) }
    } catch {
      return {}
    }
  }
}
