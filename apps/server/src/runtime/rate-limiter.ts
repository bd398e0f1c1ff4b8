import { type Limit, type LimitName, limits } from '@grandstand/contract'
import type { Key } from './encode-key.ts'
import type { LimitCounts } from './limit-counts.ts'
import { createMemoryLimits } from './memory-limits.ts'
import { networkOf } from './network-of.ts'
import { createTurns, type Turns } from './turns.ts'

interface LimitedSession {
  keyHash: string
  userId: number | null
}

/** Of ten connections, so that most are left to others even if these all wait for a lock. */
const fewCalls = 3
/** Each has its turn within some hundredths of a second. */
const maxOfMany = 500

/** A logged-in user has many keys and one account. */
export interface LimitedCaller {
  session: LimitedSession | null
  ip: string
}

/** `who` is whatever a count belongs to: `['user', 7]`, `['card', fingerprint]`. */
export interface RateLimiter {
  /** Counts one call; refuses with 429 above the limit. */
  take(name: LimitName, who: Key, nowMs: number): Promise<void>
  /** The same for all who come from this address, where the limit counts addresses. */
  takeOfAddress(name: LimitName, ip: string, nowMs: number): Promise<void>
  /** Counts the caller first, so a refused one uses up nothing for others at the same address. */
  takeOfCaller(name: LimitName, caller: LimitedCaller, nowMs: number): Promise<void>
  /** What was taken and proved to be no failure. */
  giveBack(name: LimitName, who: Key, nowMs: number): Promise<void>
  giveBackOfCaller(name: LimitName, caller: LimitedCaller, nowMs: number): Promise<void>
  /** Counts and refuses nothing. */
  count(name: LimitName, who: Key, nowMs: number): Promise<void>
  /** How long until the next would be let through; 0 is now. Counts nothing. */
  findWaitMs(name: LimitName, who: Key, nowMs: number): Promise<number>
  /** One after the other in this process: what is only taken until it is given back refuses nobody, and one waits for a lock. */
  inTurn: Turns
  /** The same for what many callers share, as a promo code that a whole stadium types. */
  inTurnOfMany: Turns
  /** A few at a time of what many callers share, as the buyers of a channel. */
  fewOfMany: Turns
  /** A few of one caller at a time in this process, so that nobody's calls hold all connections to the database. */
  fewAtOnce: Turns
  /** The same, by who calls. */
  fewOfCaller<Result>(session: LimitedSession, work: () => Promise<Result>): Promise<Result>
}

/**
 * `scale` widens what a process may be asked for, for a venue that shares an address: never what can be guessed, nor what one
 * account or card may do to accounts and money.
 */
export function createRateLimiter({ scale, shared }: { scale: number; shared: LimitCounts }): RateLimiter {
  const own = createMemoryLimits()
  const fewAtOnce = createTurns(fewCalls)
  const countsOf = (name: LimitName) => (limits[name].isShared ? shared : own)

  const widen = (max: number) => Math.max(1, Math.floor(max * scale))
  const maxOf = (name: LimitName) => (limits[name].isShared ? limits[name].max : widen(limits[name].max))

  const take: RateLimiter['take'] = (name, who, nowMs) => countsOf(name).take(name, who, maxOf(name), nowMs)
  const takeOfAddress: RateLimiter['takeOfAddress'] = async (name, ip, nowMs) => {
    const { maxOfAddress, isGuess = false }: Limit = limits[name]
    if (maxOfAddress === undefined) return
    const max = isGuess ? maxOfAddress : widen(maxOfAddress)
    await countsOf(name).take(name, keyOfAddress(ip), max, nowMs)
  }
  const giveBack: RateLimiter['giveBack'] = (name, who, nowMs) =>
    countsOf(name).giveBack(name, who, maxOf(name), nowMs)
  return {
    take,
    takeOfAddress,
    async takeOfCaller(name, { session, ip }, nowMs) {
      if (session) await take(name, keyOfCaller(session), nowMs)
      await takeOfAddress(name, ip, nowMs)
    },
    giveBack,
    async giveBackOfCaller(name, { session, ip }, nowMs) {
      if (session) await giveBack(name, keyOfCaller(session), nowMs)
      const { maxOfAddress }: Limit = limits[name]
      if (maxOfAddress !== undefined) await giveBack(name, keyOfAddress(ip), nowMs)
    },
    count: (name, who, nowMs) => countsOf(name).count(name, who, maxOf(name), nowMs),
    inTurn: createTurns(1),
    inTurnOfMany: createTurns(1, maxOfMany),
    fewOfMany: createTurns(fewCalls, maxOfMany),
    fewAtOnce,
    fewOfCaller: (session, work) => fewAtOnce(keyOfCaller(session), work),
    findWaitMs: (name, who, nowMs) => countsOf(name).findWaitMs(name, who, maxOf(name), nowMs),
  }
}

const keyOfAddress = (ip: string): Key => ['address', networkOf(ip)]

function keyOfCaller({ keyHash, userId }: LimitedSession): Key {
  return userId === null ? ['key', keyHash] : ['user', userId]
}
