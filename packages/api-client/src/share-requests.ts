import { cancelled } from './api-error.ts'

interface Running {
  result: Promise<unknown>
  stop: AbortController
  callers: number
}

type Start = (signal: AbortSignal) => Promise<unknown>
export type Share = (key: string | null, signal: AbortSignal | undefined, start: Start) => Promise<unknown>

/**
 * Callers with the same key wait for one request. Each may leave by its own signal; the request itself
 * is aborted when the last one has left. A null key is shared with nobody.
 */
export function createSharing(): Share {
  const running = new Map<string, Running>()

  function begin(key: string | null, start: Start): Running {
    const stop = new AbortController()
    const shared: Running = { result: start(stop.signal), stop, callers: 0 }
    if (key !== null) {
      running.set(key, shared)
      const forget = () => drop(key, shared)
      shared.result.then(forget, forget)
    }
    return shared
  }

  function drop(key: string | null, shared: Running) {
    if (key !== null && running.get(key) === shared) running.delete(key)
  }

  return (key, signal, start) => {
    if (signal?.aborted) return Promise.reject(cancelled())
    const shared = (key !== null && running.get(key)) || begin(key, start)
    shared.callers++
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(cancelled())
        shared.callers--
        if (shared.callers > 0) return
        // Forgotten at once: later callers must not wait for an aborted request.
        drop(key, shared)
        shared.stop.abort()
      }
      const stay = () => signal?.removeEventListener('abort', leave)
      signal?.addEventListener('abort', leave, { once: true })
      shared.result.then(resolve, reject).finally(stay)
    })
  }
}
