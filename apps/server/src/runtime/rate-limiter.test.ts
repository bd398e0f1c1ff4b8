import { calls, limits, studioCalls } from '@grandstand/contract'
import { describe, expect, it } from 'vitest'
import { createMemoryLimits } from './memory-limits.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

const nowMs = 1_000_000
const ip = '198.51.100.1'
const open = (scale = 1) => createRateLimiter({ scale, shared: createMemoryLimits() })
const isRefused = (taken: Promise<void>) =>
  taken.then(
    () => false,
    () => true,
  )
/** How many of so many are let through. */
async function passed(count: number, take: (at: number) => Promise<void>): Promise<number> {
  let number = 0
  for (let at = 0; at < count; at += 1) if (!(await isRefused(take(at)))) number += 1
  return number
}
const pupil = (at: number) => ({ session: { keyHash: `key ${at}`, userId: null }, ip })

describe('a limit', () => {
  it.each(
    [...Object.values(calls), ...Object.values(studioCalls)].flatMap(call =>
      'limit' in call && !['contact'].includes(call.limit)
        ? [[`${call.method} ${call.path}`, call.limit] as const]
        : [],
    ),
  )('of %s lets 200 pupils behind one address through', async (_call, name) => {
    const limiter = open()
    expect(await passed(200, at => limiter.takeOfCaller(name, pupil(at), nowMs))).toBe(200)
  })

  it('refuses a user who asks too often before it counts their address', async () => {
    const limiter = open()
    const tries = 2 * limits.contact.maxOfAddress
    const own = await passed(tries, () => limiter.takeOfCaller('contact', pupil(0), nowMs))
    expect(own).toBe(limits.contact.max)
    expect(await isRefused(limiter.takeOfCaller('contact', pupil(1), nowMs))).toBe(false)
  })

  it('counts by the key that a verb names, such as a card, no matter who holds it', async () => {
    const limiter = open()
    expect(await passed(20, () => limiter.take('buy', ['card', 'one'], nowMs))).toBe(limits.buy.max)
    expect(await isRefused(limiter.take('buy', ['card', 'two'], nowMs))).toBe(false)
    expect(await isRefused(limiter.take('coupon', ['card', 'one'], nowMs))).toBe(false)
    expect(await isRefused(limiter.take('buy', ['card', 'one'], nowMs + limits.buy.windowMs))).toBe(false)
  })

  it('on guessable values does not widen when a process may answer more calls', async () => {
    const counted = async (limiter: RateLimiter) => ({
      coupon: await passed(2_000, () => limiter.takeOfAddress('coupon', ip, nowMs)),
      login: await passed(20, () => limiter.take('login_failure', ['one'], nowMs)),
      buy: await passed(20, () => limiter.take('buy', ['user', 1], nowMs)),
      register: await passed(2_000, () => limiter.takeOfAddress('register', ip, nowMs)),
      search: await passed(100, () => limiter.take('search', ['user', 1], nowMs)),
    })
    const narrow = { coupon: 500, login: 5, buy: 10 }
    expect(await counted(open())).toEqual({ ...narrow, register: 1_000, search: 30 })
    expect(await counted(open(100))).toEqual({ ...narrow, register: 2_000, search: 100 })
  })

  it('gives back an attempt that did not fail, and says how long to wait', async () => {
    const limiter = open()
    const who = ['user', 1]
    for (let count = 0; count < 50; count += 1) {
      await limiter.take('totp', who, nowMs)
      await limiter.giveBack('totp', who, nowMs)
    }
    for (let count = 0; count < limits.totp.max; count += 1) {
      expect(await limiter.findWaitMs('totp', who, nowMs)).toBe(0)
      await limiter.count('totp', who, nowMs)
    }
    expect(await limiter.findWaitMs('totp', who, nowMs + 1_000)).toBe(limits.totp.windowMs - 1_000)
    expect(await limiter.findWaitMs('totp', who, nowMs + limits.totp.windowMs)).toBe(0)
  })

  it('counts each name separately, however the names are built', async () => {
    const limiter = open()
    await passed(20, () => limiter.take('buy', ['user', '1 2'], nowMs))
    expect(await isRefused(limiter.take('buy', ['user 1', '2'], nowMs))).toBe(false)
    expect(await isRefused(limiter.take('buy', ['user', '1', '2'], nowMs))).toBe(false)
  })
})
