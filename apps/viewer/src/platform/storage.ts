const prefix = 'rudy_'
const lifetimeMs = 365 * 24 * 3_600_000

export type StorageKey =
  | 'api_key'
  | 'channel_key'
  | 'interface_language'
  | 'previous_page_for_analytics'
  | 'last_page'
  | 'form_fullPath'
  | 'events_layout'
  | 'events_display'
  | 'prerolls_seen'
  | 'captions'
  | 'score_bug'
  | 'score_aloud'
  | 'team'
  | 'checkout'
  | 'checkout_retry'
  | 'trk'
  | 'wish'
  | 'clip'
  | 'push_device'
  | 'analytics_session'
  | 'analytics_consent'
  | 'consent_asked'

/** The name under which the browser keeps it. */
export const storedName = (key: StorageKey): string => prefix + key

export interface AppStorage {
  get(key: StorageKey): unknown
  set(key: StorageKey, value: unknown): void
  remove(key: StorageKey): void
}

interface StorageOptions {
  /** Asked each time, because a browser may refuse even to name its storage. */
  local: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
}

/** Local storage that never fails: what the browser will not keep is kept for as long as the page lives. */
export function createStorage({ local, now }: StorageOptions): AppStorage {
  const memory = new Map<StorageKey, unknown>()

  function read(key: StorageKey): unknown {
    try {
      return parseEntry(local().getItem(storedName(key)), now())
    } catch {
      return null
    }
  }

  return {
    get: key => (memory.has(key) ? memory.get(key) : read(key)),
    set(key, value) {
      try {
        local().setItem(storedName(key), JSON.stringify({ value, expires: now() + lifetimeMs }))
        memory.delete(key)
      } catch {
        memory.set(key, value)
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        local().removeItem(storedName(key))
      } catch {
        // It cannot be read either.
      }
    },
  }
}

function parseEntry(stored: string | null, now: number): unknown {
  if (stored === null) return null
  const entry: unknown = JSON.parse(stored)
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('expires' in entry)) return null
  return typeof entry.expires === 'number' && entry.expires > now ? entry.value : null
}

export function readText(storage: AppStorage, key: StorageKey): string | null {
  const value = storage.get(key)
  return typeof value === 'string' ? value : null
}
