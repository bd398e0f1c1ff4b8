import { useSyncExternalStore } from 'react'

const name = 'school'
const yearSeconds = 365 * 24 * 3600

/** The id of a school, or that the visitor wants none; null: not asked yet. */
export type PickedSchool = number | 'none' | null

let drawn: PickedSchool = null
const listeners = new Set<() => void>()

/** For a page that the server draws. */
export function drawForSchool(picked: PickedSchool): void {
  drawn = picked
}

/** Kept in a cookie, so that the server draws the next page with it and nothing moves. */
export function readPickedSchool(): PickedSchool {
  if (typeof document === 'undefined') return drawn
  const [, value] = document.cookie.match(/(?:^|; )school=(none|\d+)(?:;|$)/) ?? []
  if (value === undefined) return null
  return value === 'none' ? 'none' : Number(value)
}

/** Null: the visitor wants to be asked again. */
export function keepPickedSchool(picked: PickedSchool): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${name}=${picked}; Path=/; Max-Age=${picked === null ? 0 : yearSeconds}; SameSite=Lax`
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a visitor picked on this device, without an account. */
export function usePickedSchool(): PickedSchool {
  return useSyncExternalStore(follow, readPickedSchool, readPickedSchool)
}
