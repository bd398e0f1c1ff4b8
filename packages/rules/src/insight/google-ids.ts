/** `GA1.1.123.456`: the id that Google's tag gave the browser; null: none. */
export function readGoogleClientId(cookie: string | undefined): string | null {
  return /^GA\d\.[\d-]{1,10}\.(\d{1,20}\.\d{1,20})$/.exec(cookie ?? '')?.[1] ?? null
}

/** The tag's cookie with the id of the browser. */
export const googleClientCookie = '_ga'

/** The tag has a cookie of its own for the visit. */
export function googleSessionCookie(tag: string): string {
  return `_ga_${tag.replace(/^G-/, '')}`
}

/** `GS1.1.123.…`, and since 2025 `GS2.1.s123$…`. */
export function readGoogleSessionId(cookie: string | undefined): string | null {
  return /^GS\d\.[\d-]{1,10}\.s?(\d{1,20})(?:[.$]|$)/.exec(cookie ?? '')?.[1] ?? null
}
