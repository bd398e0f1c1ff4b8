import { findScreen, getScreen, isAgreementPath } from '@grandstand/rules'

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

function visitOf(path: string) {
  const screen = findScreen(path)
  return screen ? getScreen(screen).visit : undefined
}

/** Nobody wants to be sent back to where one logs in, nor to what was opened from a mail and is done. */
function isForgotten(path: string): boolean {
  const visit = visitOf(path)
  return visit === 'entry' || visit === 'mailed'
}

/** Whether a page that could not be opened at once is opened later. */
export const isWorthReturning = (path: string): boolean => visitOf(path) !== 'entry'

export function rememberPage(memory: PageMemory, page: RememberedPage): PageMemory {
  if (isForgotten(page.path)) return memory
  if (memory.last && pageHref(memory.last) === pageHref(page)) return memory
  return { last: page, previous: memory.last }
}

/** Opening any other page gives up the page that was asked for before the login. */
export const isOnTheWay = (path: string): boolean => visitOf(path) !== undefined || isAgreementPath(path)

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
