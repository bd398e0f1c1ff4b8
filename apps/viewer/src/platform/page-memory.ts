/** A visited page with what it needs to be opened again. */
export interface RememberedPage {
  path: string
  query: Record<string, string>
  params: Record<string, string>
}

export interface PageMemory {
  /** Where a login leads back to. */
  last: RememberedPage | null
  /** The one before it. */
  previous: RememberedPage | null
}

/** Authentication and error pages: nobody wants to be sent back there. */
const entryPages: readonly string[] = [
  '/login',
  '/registration',
  '/verify-notice',
  '/password-reset-request',
  '/password-reset',
  '/404',
]
/** Opened from a mail. They are not pages that one was on, but who must log in first still wants to get there. */
const mailedPages: readonly string[] = ['/verify-email', '/confirm-account-deletion']

const withoutSlash = (path: string) => path.replace(/(?<=.)\/+$/, '')
const isForgotten = (path: string) => [...entryPages, ...mailedPages].includes(withoutSlash(path))

/** Whether a page that could not be opened at once is opened later. */
export const isWorthReturning = (path: string): boolean => !entryPages.includes(withoutSlash(path))

export function rememberPage(memory: PageMemory, page: RememberedPage): PageMemory {
  if (isForgotten(page.path)) return memory
  if (memory.last && pageHref(memory.last) === pageHref(page)) return memory
  return { last: page, previous: memory.last }
}

/** Pages that one passes, or only reads, on the way to where one wants to be. */
const onTheWay = /^\/(?:packages|buy|select-package|profile\/edit|privacy_policy|terms_conditions)(?:\/|$)/

/** Who opens any other page has given up the one that was asked for before the login. */
export const isOnTheWay = (path: string): boolean => isForgotten(path) || onTheWay.test(path)

export function pageHref({ path, query }: RememberedPage): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? path : `${path}?${text}`
}

/** What storage holds may be old or tampered with: only a path of this app is believed. */
export function parseRememberedPage(stored: unknown): RememberedPage | null {
  if (typeof stored !== 'object' || stored === null || !('path' in stored)) return null
  const { path } = stored
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null
  return {
    path,
    query: 'query' in stored ? textsOf(stored.query) : {},
    params: 'params' in stored ? textsOf(stored.params) : {},
  }
}

export function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(Object.entries(value).filter(([, text]) => typeof text === 'string'))
}
