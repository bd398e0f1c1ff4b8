import { encodeKey, type Key } from './encode-key.ts'
import { orAfter } from './or-after.ts'

const keptMs = 1_000
/** As many as may watch at once. */
const maxKept = 20_000
/** So long a value is good that cannot be read again, as while the database is away. */
const knownMs = 15 * 60_000
/** Where a value is known, a database that does not answer holds up nobody for longer. */
const patienceMs = 500

export type BriefCache<Value> = (key: Key, read: () => Promise<Value>) => Promise<Value>

interface Kept<Value> {
  last: { value: Value; readAtMs: number } | null
  reading: Promise<Value> | null
  triedAtMs: number
}

/** What a whole stadium asks for at once is read once a second; where it cannot be read, the last value counts. */
export function createBriefCache<Value>(): BriefCache<Value> {
  const kept = new Map<string, Kept<Value>>()

  async function readAgain(entry: Kept<Value>, read: () => Promise<Value>): Promise<Value> {
    const readAtMs = performance.now()
    entry.triedAtMs = readAtMs
    try {
      const value = await read()
      entry.last = { value, readAtMs }
      return value
    } finally {
      entry.reading = null
    }
  }

  function find(key: string): Kept<Value> {
    const entry = kept.get(key) ?? { last: null, reading: null, triedAtMs: Number.NEGATIVE_INFINITY }
    kept.delete(key)
    kept.set(key, entry)
    for (const oldest of kept.keys()) {
      if (kept.size <= maxKept) break
      kept.delete(oldest)
    }
    return entry
  }

  return async (parts, read) => {
    const entry = find(encodeKey(parts))
    const nowMs = performance.now()
    const known = entry.last && nowMs - entry.last.readAtMs < knownMs ? entry.last : null
    const isFresh = known !== null && nowMs - entry.triedAtMs < keptMs
    if (isFresh && !entry.reading) return known.value
    const isAlreadyLate = entry.reading !== null && nowMs - entry.triedAtMs > patienceMs
    entry.reading ??= readAgain(entry, read)
    if (!known) return entry.reading
    const reading = entry.reading.catch(() => known.value)
    return isAlreadyLate ? known.value : orAfter(patienceMs, reading, known.value)
  }
}
