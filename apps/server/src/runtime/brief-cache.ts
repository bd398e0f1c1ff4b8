import { encodeKey, type Key } from './encode-key.ts'

const keptMs = 1_000
const maxKept = 1_000

export type BriefCache<Value> = (key: Key, read: () => Promise<Value>) => Promise<Value>

/** What a whole stadium asks for at once is read once a second. */
export function createBriefCache<Value>(): BriefCache<Value> {
  const kept = new Map<string, { value: Promise<Value>; readAtMs: number }>()
  return (parts, read) => {
    const key = encodeKey(parts)
    const nowMs = performance.now()
    const known = kept.get(key)
    if (known && nowMs - known.readAtMs < keptMs) return known.value
    if (kept.size >= maxKept) kept.clear()
    const value = read()
    kept.set(key, { value, readAtMs: nowMs })
    value.catch(() => kept.delete(key))
    return value
  }
}
