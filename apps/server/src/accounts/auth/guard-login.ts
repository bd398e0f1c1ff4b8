import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { findKnownDevice, type GuardedAccount } from './known-device.ts'

/** For an account that is guessed at from everywhere. */
const slowMs = 2_000

interface Attempt {
  guarded: GuardedAccount
  ip: string
  cookies: Cookies
}

/**
 * Asks `check`, which gives null for a wrong password, and counts what is wrong. Nobody can lock somebody else out: a count
 * that refuses belongs to an account and an address together, or to a device that the account has let in before.
 */
export async function guardLogin<Found>(
  ctx: Pick<Context, 'limiter' | 'sealer' | 'now'>,
  { guarded, ip, cookies }: Attempt,
  check: () => Promise<Found | null>,
): Promise<Found | null> {
  const { limiter } = ctx
  const { account } = guarded
  const device = findKnownDevice(ctx, cookies, guarded)
  const network = networkOf(ip)
  const who = [account, device === null ? ['address', network] : ['device', device]]
  const address = [account[0] ?? null, network]
  return limiter.inTurn(who, async () => {
    const nowMs = ctx.now().getTime()
    // Taken before the password is looked at, so that asking several processes at once gains nothing.
    await limiter.take('login_failure', who, nowMs)
    let isWrong = false
    try {
      if (device === null) await holdUp(ctx, account, address, nowMs)
      const found = await check()
      isWrong = found === null
      return found
    } finally {
      if (!isWrong) await limiter.giveBack('login_failure', who, nowMs)
      else if (device === null) {
        await limiter.count('login_failure_account', account, nowMs)
        await limiter.count('login_failure_address', address, nowMs)
      }
    }
  })
}

async function holdUp(
  { limiter }: Pick<Context, 'limiter'>,
  account: Key,
  address: Key,
  nowMs: number,
): Promise<void> {
  const waitMs = await limiter.findWaitMs('login_failure_address', address, nowMs)
  if (waitMs > 0) throw new CallError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  if ((await limiter.findWaitMs('login_failure_account', account, nowMs)) > 0) await sleep(slowMs)
}
