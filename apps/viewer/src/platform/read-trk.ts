import type { AppStorage } from './storage.ts'

/** Apart from `keepTrk`, which every page loads. */
export function readTrk(storage: AppStorage, nowMs: number): { trk?: string } {
  const kept = storage.get('trk')
  if (typeof kept !== 'object' || kept === null || !('trk' in kept) || !('until' in kept)) return {}
  const { trk, until } = kept
  return typeof trk === 'string' && typeof until === 'number' && until > nowMs ? { trk } : {}
}
