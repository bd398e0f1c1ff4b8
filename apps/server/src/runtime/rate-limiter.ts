import { type LimitName, limits } from '@grandstand/contract'
import type { Pool } from 'pg'
import { createMemoryLimits } from './memory-limits.ts'
import { createSharedLimits } from './shared-limits.ts'

export interface RateLimiter {
  /** Counts one call of whoever `who` names; refuses with 429 above the limit. */
  take(name: LimitName, who: string, nowMs: number): Promise<void>
}

export function createRateLimiter({ scale, pool }: { scale: number; pool: Pool }): RateLimiter {
  const own = createMemoryLimits(scale)
  const shared = createSharedLimits(scale, pool)
  return {
    async take(name, who, nowMs) {
      if (limits[name].isShared) await shared.take(name, who)
      else own.take(name, who, nowMs)
    },
  }
}
