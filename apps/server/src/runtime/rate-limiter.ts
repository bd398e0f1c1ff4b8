import { type Limit, type LimitName, limits } from '@grandstand/contract'
import type { Key } from './encode-key.ts'
import type { LimitCounts } from './limit-counts.ts'
import { createMemoryLimits } from './memory-limits.ts'
import { networkOf } from './network-of.ts'
import { createTurns, type Turns } from './turns.ts'

/** Whoever is logged in has many keys and one account. */
export interface LimitedAsker {
  session: { keyHash: string; userId: number | null } | null
  ip: string
}

/** `who` is whatever a count belongs to: `['user', 7]`, `['card', fingerprint]`. */
export interface RateLimiter {
  /** Counts one call; refuses with 429 above the limit. */
  take(name: LimitName, who: Key, nowMs: number): Promise<void>
  /** The same for all who come from this address, where the limit counts addresses. */
  takeOfAddress(name: LimitName, ip: string, nowMs: number): Promise<void>
  /** Who asks first, so that one who is refused uses nothing up for others at the same address. */
  takeOfAsker(name: LimitName, asker: LimitedAsker, nowMs: number): Promise<void>
  /** What was taken and proved to be no failure. */
  giveBack(name: LimitName, who: Key, nowMs: number): Promise<void>
  /** Counts and refuses nothing. */
  count(name: LimitName, who: Key, nowMs: number): Promise<void>
  /** How long until the next would be let through; 0 is now. Counts nothing. */
  findWaitMs(name: LimitName, who: Key, nowMs: number): Promise<number>
  /** One after the other in this process, so that what is only taken until it is given back refuses nobody. */
  inTurn: Turns
}

/** `scale` widens what an address may cost, for a venue that shares one; never what can be guessed. */
export function createRateLimiter({ scale, shared }: { scale: number; shared: LimitCounts }): RateLimiter {
  const own = createMemoryLimits()
  const countsOf = (name: LimitName) => (limits[name].isShared ? shared : own)

  const take: RateLimiter['take'] = (name, who, nowMs) =>
    countsOf(name).take(name, who, limits[name].max, nowMs)
  const takeOfAddress: RateLimiter['takeOfAddress'] = async (name, ip, nowMs) => {
    const { maxOfAddress, isGuess = false }: Limit = limits[name]
    if (maxOfAddress === undefined) return
    const max = isGuess ? maxOfAddress : Math.max(1, Math.floor(maxOfAddress * scale))
    await countsOf(name).take(name, ['address', networkOf(ip)], max, nowMs)
  }
  return {
    take,
    takeOfAddress,
    async takeOfAsker(name, { session, ip }, nowMs) {
      if (session) await take(name, whoOf(session), nowMs)
      await takeOfAddress(name, ip, nowMs)
    },
    giveBack: (name, who, nowMs) => countsOf(name).giveBack(name, who, limits[name].max, nowMs),
    count: (name, who, nowMs) => countsOf(name).count(name, who, limits[name].max, nowMs),
    inTurn: createTurns(),
    findWaitMs: (name, who, nowMs) => countsOf(name).findWaitMs(name, who, limits[name].max, nowMs),
  }
}

function whoOf({ keyHash, userId }: { keyHash: string; userId: number | null }): Key {
  return userId === null ? ['key', keyHash] : ['user', userId]
}
