import { type Limit, type LimitName, limits } from '@grandstand/contract'
import { createMemoryLimits } from './memory-limits.ts'
import { networkOf } from './network-of.ts'

export interface RateLimiter {
  /** Counts one call of whoever `who` names; refuses with 429 above the limit. */
  take(name: LimitName, who: string, nowMs: number): Promise<void>
  /** The same for all who come from this address. */
  takeOfAddress(name: LimitName, ip: string, nowMs: number): Promise<void>
}

/** What all processes of the deployment count together. */
export interface SharedLimits {
  take(name: LimitName, who: string): Promise<void>
}

export function createRateLimiter({ scale, shared }: { scale: number; shared: SharedLimits }): RateLimiter {
  const own = createMemoryLimits(scale)
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
