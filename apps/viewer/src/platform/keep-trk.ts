import type { AppStorage } from './storage.ts'

/** The campaign that an address names, as it is written there: `readTrk` judges it. The newest counts. */
export function keepTrk(storage: AppStorage, search: string, nowMs: number): void {
  const trk = new URLSearchParams(search).get('trk')
  if (trk) storage.set('trk', { trk, at: nowMs })
}
