import type { AppStorage } from './storage.ts'

const lifetimeMs = 3 * 3_600_000

/** For what is bought within three hours. Nothing that is written into an address may keep somebody from buying. */
export function readTrk(storage: AppStorage, nowMs: number): { trk?: string } {
  const kept = storage.get('trk')
  if (typeof kept !== 'object' || kept === null || !('trk' in kept) || !('at' in kept)) return {}
  const { trk, at } = kept
  if (typeof trk !== 'string' || typeof at !== 'number' || nowMs - at >= lifetimeMs) return {}
  return /^\P{C}{1,100}$/u.test(trk) ? { trk } : {}
}
