import type { KeyStorage } from './api-client.ts'
import type { Clock } from './clock.ts'
import { retryDelayMs } from './request-limits.ts'

export interface Keys {
  /** The stored key, else a new one. */
  ensure(): Promise<string>
  /** Drops both keys if this one is still in use. False: a login or another caller was faster. */
  drop(badKey: string): boolean
  /** The key that took the place of a bad one, else a new one after 1 s. */
  renew(): Promise<string>
}

interface KeepContext {
  storage: KeyStorage
  clock: Clock
  acquire: () => Promise<string>
}

/** However many callers need a key, one is fetched. */
export function keepKeys({ storage, clock, acquire }: KeepContext): Keys {
  let pending: Promise<string> | null = null

  async function fetchKey(delayMs: number): Promise<string> {
    if (delayMs > 0) await clock.sleep(delayMs)
    const key = storage.get('api_key') ?? (await acquire())
    // A login may have ended meanwhile, and its key is worth more than a new one.
    const better = storage.get('api_key')
    if (better !== null) return better
    storage.set('api_key', key)
    return key
  }

  function obtain(delayMs: number): Promise<string> {
    pending ??= fetchKey(delayMs).finally(() => {
      pending = null
    })
    return pending
  }

  return {
    ensure: async () => storage.get('api_key') ?? obtain(0),
    renew: async () => storage.get('api_key') ?? obtain(retryDelayMs),
    drop(badKey) {
      if (storage.get('api_key') !== badKey) return false
      storage.remove('api_key')
      storage.remove('channel_key')
      return true
    },
  }
}
