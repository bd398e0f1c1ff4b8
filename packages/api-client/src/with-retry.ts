import type { WireCall } from '@grandstand/contract/wire'
import { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'
import { getApiKey } from './key-calls.ts'
import { retryCount, retryDelayMs } from './request-limits.ts'

/** Runs an attempt, and once more after 1 s where that may help and can do no harm. */
export async function withRetry<Result>(
  ctx: { clock: Clock },
  call: WireCall,
  signal: AbortSignal,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let left = retryCount; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (left === 0 || !mayRepeat(call) || !isPassing(error)) throw error
      await ctx.clock.sleep(retryDelayMs, signal)
    }
  }
}

/**
 * GET changes nothing, and a DELETE that is repeated deletes once. A POST may have been carried out
 * although its answer was lost: a socket that breaks, a 504, even a 503 from a database that went away
 * while it committed. Repeating it could buy twice, so the person decides. An api key is the exception:
 * one too many harms nobody. (After a key error every call is repeated: the key is checked before
 * anything else is done.)
 */
function mayRepeat(call: WireCall): boolean {
  return call.method !== 'POST' || call.name === getApiKey.name
}

/** Not 429: it asks the client to slow down. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.status === null) return error.code === 'network' || error.code === 'timeout'
  return error.status === 502 || error.status === 503 || error.status === 504
}
