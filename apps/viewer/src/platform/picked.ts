import { type Picked, type PickedSide, pickedText, readPicked } from '@grandstand/rules'
import { useMemo, useSyncExternalStore } from 'react'

const yearSeconds = 365 * 24 * 3600

let drawn: string | null = null
const listeners = new Set<() => void>()

/** For a page that the server draws. */
export function drawForPicked(text: string | null): void {
  drawn = text
}

/** Kept in a cookie, so that the server draws the next page with it and nothing moves. */
function readText(): string | null {
  if (typeof document === 'undefined') return drawn
  return document.cookie.match(/(?:^|; )picked=([\w-]+)/)?.[1] ?? null
}

export const readPickedSide = (): Picked => readPicked(readText())

/** Null: the visitor wants to be asked again. */
export function keepPicked(picked: Picked): void {
  const [text, seconds] = picked === null ? ['', 0] : [pickedText(picked), yearSeconds]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `picked=${text}; Path=/; Max-Age=${seconds}; SameSite=Lax`
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What a visitor picked on this device, without an account. */
export function usePicked(): Picked {
  const text = useSyncExternalStore(follow, readText, readText)
  return useMemo(() => readPicked(text), [text])
}

export const favoritableOf = ({ type, id }: PickedSide) => ({ favoritable_type: type, favoritable_id: id })
