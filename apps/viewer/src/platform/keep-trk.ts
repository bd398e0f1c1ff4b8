import type { AppStorage } from './storage.ts'

const lifetimeMs = 3 * 3_600_000

/** The campaign that an address names, for whatever is bought in the next three hours. The newest counts. */
export function keepTrk(storage: AppStorage, search: string, nowMs: number): void {
  const trk = new URLSearchParams(search).get('trk')
  // Nothing that is written into an address may keep somebody from buying.
  if (trk && /^\P{C}{1,100}$/u.test(trk)) storage.set('trk', { trk, until: nowMs + lifetimeMs })
}
