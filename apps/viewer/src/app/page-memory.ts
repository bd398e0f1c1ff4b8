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
const forgotten: readonly string[] = [
  '/login',
  '/registration',
  '/verify-notice',
  '/verify-email',
  '/password-reset-request',
  '/password-reset',
  '/confirm-account-deletion',
  '/404',
]

export function rememberPage(memory: PageMemory, page: RememberedPage): PageMemory {
  if (forgotten.includes(page.path.replace(/(?<=.)\/+$/, ''))) return memory
  if (memory.last && pageHref(memory.last) === pageHref(page)) return memory
  return { last: page, previous: memory.last }
}

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
