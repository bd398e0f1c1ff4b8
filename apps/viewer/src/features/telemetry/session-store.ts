import type { AppStorage } from '../../platform/storage.ts'

const lifetimeMs = 24 * 3_600_000

/** One visit: it ends a day after it began, whatever happens in it. */
export function readSession(storage: AppStorage, nowMs: number): string | null {
  const kept = storage.get('analytics_session')
  if (typeof kept !== 'object' || kept === null || !('uuid' in kept) || !('at' in kept)) return null
  const { uuid, at } = kept
  if (typeof uuid !== 'string' || typeof at !== 'number') return null
  return nowMs >= at && nowMs - at < lifetimeMs ? uuid : null
}

export function keepSession(storage: AppStorage, uuid: string, nowMs: number): void {
  storage.set('analytics_session', { uuid, at: nowMs })
}
