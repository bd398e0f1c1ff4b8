import type { AppStorage } from './storage.ts'

/** What somebody asked for before they had to log in: it is done once they are back. */
const wishMs = 3_600_000

/** The caller chooses the words, such as `follow participant 7`. One at a time: the last tap counts. */
export function keepWish(storage: AppStorage, wish: string, now: number): void {
  storage.set('wish', { wish, until: now + wishMs })
}

/** True once, and only for the wish that was kept. */
export function takeWish(storage: AppStorage, wish: string, now: number): boolean {
  const kept = storage.get('wish')
  if (typeof kept !== 'object' || kept === null || !('wish' in kept) || kept.wish !== wish) return false
  storage.remove('wish')
  return 'until' in kept && typeof kept.until === 'number' && kept.until > now
}
