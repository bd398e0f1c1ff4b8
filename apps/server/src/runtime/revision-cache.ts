import { CallError } from './call-error.ts'
import { encodeKey, type Key } from './encode-key.ts'
import type { Log } from './log.ts'

/** A channel, or a part of it that changes more often, with what grows at each change. */
export interface Revised {
  id: number
  revision: number | string
}

export interface RevisionCache<Value> {
  /** The value for the channel as it is now; `build` runs once for all who ask meanwhile. */
  get(channel: Revised, key: Key | string, build: () => Promise<Value>): Promise<Value> | Value
  /** The same, but while it is made again callers get the last one, if it was asked for just before. */
  getKept(channel: Revised, key: Key, build: () => Promise<Value>): Promise<Value> | Value
  /** Whether there is one, of whatever revision. */
  knows(channel: Pick<Revised, 'id'>, key: Key): boolean
  /** Without building. */
  peek(channel: Revised, key: Key | string): Value | undefined
}

/** So long after it was last asked for, an answer of before may still be given while the next is made. */
const keptMs = 10_000

/** Different keys kept at a time; beyond, the one longest not rebuilt goes. */
const usualEntries = 1_000

/**
 * What is the same for everyone on a channel, made once per revision of the channel.
 * When the database is away and it cannot be made again, the last one stays.
 */
export function createRevisionCache<Value>(log: Log, maxEntries = usualEntries): RevisionCache<Value> {
  const entries = new Map<string, { revision: Revised['revision']; value: Value; askedAtMs: number }>()
  const building = new Map<string, Promise<Value>>()

  async function rebuild(
    fullKey: string,
    revision: Revised['revision'],
    build: () => Promise<Value>,
  ): Promise<Value> {
    try {
      const value = await build()
      entries.delete(fullKey)
      entries.set(fullKey, { revision, value, askedAtMs: performance.now() })
      const [oldest] = entries.keys()
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest)
      return value
    } catch (error) {
      const last = entries.get(fullKey)
      // What is gone or refused is an answer too; only what fails, or is too much at a time, is bridged.
      const isRefusal = error instanceof CallError && error.status < 500 && error.code !== 'too_many_requests'
      if (isRefusal) entries.delete(fullKey)
      if (!last || isRefusal) throw error
      log.warn({ error }, 'An answer could not be renewed; the last one stays in use')
      return last.value
    } finally {
      building.delete(buildingKey(fullKey, revision))
    }
  }

  function peek(channel: Revised, key: Key | string): Value | undefined {
    const entry = entries.get(nameOf(channel, key))
    return entry?.revision === channel.revision ? entry.value : undefined
  }

  const get: RevisionCache<Value>['get'] = (channel, key, build) => {
    const known = peek(channel, key)
    if (known !== undefined) return known
    const fullKey = nameOf(channel, key)
    // A call after a change must not get what was begun before it.
    const one = buildingKey(fullKey, channel.revision)
    let promise = building.get(one)
    if (!promise) {
      promise = rebuild(fullKey, channel.revision, build)
      building.set(one, promise)
    }
    return promise
  }

  return {
    peek,
    get,
    knows: (channel, key) => entries.has(nameOf(channel, key)),
    getKept(channel, key, build) {
      const last = entries.get(nameOf(channel, key))
      const next = get(channel, key, build)
      const nowMs = performance.now()
      if (!last || next === last.value || nowMs - last.askedAtMs > keptMs) {
        if (last) last.askedAtMs = nowMs
        return next
      }
      // The next call or the log reports a failure.
      Promise.resolve(next).catch(() => {})
      return last.value
    },
  }
}

/** An address is its own key: every request of a rush comes this way. */
function nameOf({ id }: Pick<Revised, 'id'>, key: Key | string): string {
  return typeof key === 'string' ? `${id} ${key}` : encodeKey([id, key])
}

function buildingKey(fullKey: string, revision: Revised['revision']): string {
  return encodeKey([revision, fullKey])
}
