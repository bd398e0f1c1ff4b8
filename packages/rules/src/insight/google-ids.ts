/** `GA1.1.123.456`: who Google's tag takes the browser for; null: nothing of the kind. */
export function readGoogleClientId(cookie: string | undefined): string | null {
  return /^GA\d\.[\d-]{1,10}\.(\d{1,20}\.\d{1,20})$/.exec(cookie ?? '')?.[1] ?? null
}

/** The tag's cookie of who the browser is. */
export const googleClientCookie = '_ga'

/** The tag has a cookie of its own for the visit. */
export function googleSessionCookie(tag: string): string {
  return `_ga_${tag.replace(/^G-/, '')}`
}

/** `GS1.1.123.…`, and since 2025 `GS2.1.s123$…`. */
export function readGoogleSessionId(cookie: string | undefined): string | null {
  return /^GS\d\.[\d-]{1,10}\.s?(\d{1,20})(?:[.$]|$)/.exec(cookie ?? '')?.[1] ?? null
}
