import { createHash } from 'node:crypto'
import { type LimitName, limits } from '@grandstand/contract'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '../runtime/call-error.ts'
import type { SharedLimits } from '../runtime/rate-limiter.ts'

/** Counted in the database, so that who guesses at an account gains nothing by asking several processes. */
export function createSharedLimits(scale: number, pool: Pool): SharedLimits {
  const limiters = new Map<LimitName, RateLimiterPostgres>()

  function limiterOf(name: LimitName): RateLimiterPostgres {
    const known = limiters.get(name)
    if (known) return known
    const { max, windowMs } = limits[name]
    const points = Math.max(1, Math.floor(max * scale))
    const made = new RateLimiterPostgres({
      ...{ storeClient: pool, storeType: 'pool', tableName: 'rate_limits', tableCreated: true },
      // A job forgets them.
      clearExpiredByTimeout: false,
      ...{ keyPrefix: name, points, duration: windowMs / 1000 },
      // Who is above it already costs the database nothing more.
      inMemoryBlockOnConsumed: points + 1,
    })
    limiters.set(name, made)
    return made
  }

  return {
    /** The database's words when it is away; a guarded call could not go on then anyway. */
    async take(name, who) {
      // Hashed: it may hold an email address, which must not outlive its account here.
      const hash = createHash('sha256').update(who).digest('base64url')
      await limiterOf(name)
        .consume(hash)
        .catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000)
          throw new CallError('too_many_requests', { retryAfterSeconds })
        })
    },
  }
}
