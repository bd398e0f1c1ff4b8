import { ApiError } from '@grandstand/api-client'
import type { KeptTap } from './kept-taps.ts'

const retryMs = 2_000

/**
 * `sent`: nothing waits. `waiting`: there is no connection, and it goes by itself when there is. `changed`: somebody
 * else was faster, so that a person decides. `refused`: it would never count.
 */
type TapState = 'sent' | 'sending' | 'waiting' | 'changed' | 'refused'

export interface TapQueue {
  taps: readonly KeptTap[]
  state: TapState
  problem: unknown
}

interface Options {
  first: readonly KeptTap[]
  keep: (taps: readonly KeptTap[]) => void
  /** Resolves once the server has confirmed it. */
  send: (tap: KeptTap) => Promise<void>
  onChange: (queue: TapQueue) => void
}

/** Taps go one after the other, in the order in which they were made, and each stays until the server has confirmed it. */
export function openTapQueue({ first, keep, send, onChange }: Options) {
  let queue: TapQueue = { taps: first, state: 'sent', problem: null }
  let isSending = false
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function set(change: Partial<TapQueue>): void {
    queue = { ...queue, ...change }
    keep(queue.taps)
    if (!isClosed) onChange(queue)
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (isSending || isClosed || queue.state === 'changed' || queue.state === 'refused') return
    isSending = true
    for (let tap = queue.taps[0]; tap && !isClosed; tap = queue.taps[0]) {
      if (queue.state === 'sent') set({ state: 'sending' })
      const { key } = tap
      try {
        await send(tap)
      } catch (error) {
        set({ state: judge(error), problem: error })
        break
      }
      const taps = queue.taps.filter(each => each.key !== key)
      set({ taps, state: taps.length > 0 ? 'sending' : 'sent', problem: null })
    }
    isSending = false
    if (queue.state === 'waiting' && !isClosed) timer = setTimeout(flush, retryMs)
  }

  return {
    flush,
    add(tap: KeptTap) {
      set({ taps: [...queue.taps, tap] })
      return flush()
    },
    /** In addition to another operator's change. */
    countOn(version: number) {
      set({ taps: queue.taps.map((tap, index) => ({ ...tap, version: version + index })), state: 'sending' })
      return flush()
    },
    drop() {
      set({ taps: [], state: 'sent', problem: null })
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** A logged-out operator comes back, and waiting taps are sent then. */
function judge(error: unknown): TapState {
  const status = error instanceof ApiError ? error.status : null
  if (status === 409) return 'changed'
  const isTemporary = status === null || status >= 500 || status === 401 || status === 429
  return isTemporary ? 'waiting' : 'refused'
}
