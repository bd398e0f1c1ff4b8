import type { AppStorage } from './storage.ts'

/** What somebody asked for before they had to log in: it is done once they are back. */
const pendingMs = 3_600_000

/** The caller chooses the words, such as `follow participant 7`. One at a time: the last tap counts. */
export function keepPendingAction(storage: AppStorage, action: string, now: number): void {
  storage.set('wish', { wish: action, until: now + pendingMs })
}

/** True once, and only for the wish that was kept. */
export function takePendingAction(storage: AppStorage, action: string, now: number): boolean {
  const kept = storage.get('wish')
  if (typeof kept !== 'object' || kept === null || !('wish' in kept) || kept.wish !== action) return false
  storage.remove('wish')
  return 'until' in kept && typeof kept.until === 'number' && kept.until > now
}
