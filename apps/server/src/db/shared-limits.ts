import { createHash } from 'node:crypto'
import { type LimitName, limits } from '@grandstand/contract'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { CallError } from '../runtime/call-error.ts'
import { encodeKey, type Key } from '../runtime/encode-key.ts'
import type { LimitCounts } from '../runtime/limit-counts.ts'

/**
 * Counted in the database, so that who guesses at an account gains nothing by asking several processes. When it is away
 * its own words come out; a guarded call could not go on then anyway.
 */
export function createSharedLimits(pool: Pool): LimitCounts {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterOf(name: LimitName, max: number): RateLimiterPostgres {
    const key = encodeKey([name, max])
    const known = limiters.get(key)
    if (known) return known
    const made = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      // A job forgets them.
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: max,
      duration: limits[name].windowMs / 1000,
      // A caller who is already above the limit costs the database nothing more.
      inMemoryBlockOnConsumed: max + 1,
    })
    limiters.set(key, made)
    return made
  }

  return {
    async take(name, who, max) {
      await limiterOf(name, max)
        .consume(hashOf(who))
        .catch((refusal: unknown) => {
          if (!(refusal instanceof RateLimiterRes)) throw refusal
          const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000)
          throw new CallError('too_many_requests', { retryAfterSeconds })
        })
    },
    async giveBack(name, who, max) {
      await limiterOf(name, max).reward(hashOf(who))
    },
    async count(name, who, max) {
      await limiterOf(name, max).penalty(hashOf(who))
    },
    async findWaitMs(name, who, max) {
      const counted = await limiterOf(name, max).get(hashOf(who))
      return counted !== null && counted.consumedPoints >= max ? counted.msBeforeNext : 0
    },
  }
}

/** It may hold an email address, which must not outlive its account here. */
function hashOf(who: Key): string {
  return createHash('sha256').update(encodeKey(who)).digest('base64url')
}
