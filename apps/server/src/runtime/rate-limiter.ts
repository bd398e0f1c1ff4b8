import { type Limit, type LimitName, limits } from '@grandstand/contract'
import type { Pool } from 'pg'
import { createMemoryLimits } from './memory-limits.ts'
import { networkOf } from './network-of.ts'
import { createSharedLimits } from './shared-limits.ts'

export interface RateLimiter {
  /** Counts one call of whoever `who` names; refuses with 429 above the limit. */
  take(name: LimitName, who: string, nowMs: number): Promise<void>
  /** The same for all who come from this address. */
  takeOfAddress(name: LimitName, ip: string, nowMs: number): Promise<void>
}

export function createRateLimiter({ scale, pool }: { scale: number; pool: Pool }): RateLimiter {
  const own = createMemoryLimits(scale)
  const shared = createSharedLimits(scale, pool)
  const take: RateLimiter['take'] = async (name, who, nowMs) => {
    if (limits[name].isShared) await shared.take(name, who)
    else own.take(name, who, nowMs)
  }
  return {
    take,
    async takeOfAddress(name, ip, nowMs) {
      const { maxOfAddress }: Limit = limits[name]
      // A wide one guards this process; whoever guesses is counted by key and account.
      if (maxOfAddress === undefined) await take(name, networkOf(ip), nowMs)
      else own.take(name, `address ${networkOf(ip)}`, nowMs, maxOfAddress)
    },
  }
}
