import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { startSession, takeSessionCode } from '../keys/index.ts'
import { describeUser } from '../users/index.ts'
import { accountKey, guardedAccount } from './account-key.ts'
import { type AccountRow, findAccount } from './account-store.ts'
import { keepDevice } from './known-device.ts'
import { hashLoginCode } from './login-code.ts'
import { proveAddress } from './prove-address.ts'

interface Input {
  channel: Channel
  session: Session
  cookies: Cookies
  body: { email: string; code: string }
}

/**
 * A code is of use in the browser that asked for it, so strangers who try codes use up none of the owner's tries. One refusal
 * for a wrong, used or expired code and for an address without an account.
 */
export async function loginWithCode(
  ctx: Pick<Context, 'db' | 'now' | 'limiter' | 'sealer' | 'dropEarlierHolder'>,
  asked: Input,
): Promise<Reply<typeof calls.loginWithCode>> {
  const { channel, session, body } = asked
  if (session.userId !== null) throw new CallError('already_logged_in')
  const who = [accountKey(channel, body.email), session.keyHash]
  const nowMs = ctx.now().getTime()
  // Taken before the code is looked at, so that asking several processes at once gains nothing.
  await ctx.limiter.take('login_code', who, nowMs)
  const reply = await ctx.db.transaction(async tx => {
    const account = await redeem(ctx, tx, asked)
    if (!account) throw new CallError('wrong_login_code')
    const started = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    keepDevice(ctx, asked.cookies, guardedAccount(channel, account))
    return { ...started, user: describeUser(account) }
  })
  await ctx.limiter.giveBack('login_code', who, nowMs)
  return reply
}

/** The code was read at the address, so it proves it as a mailed link does. */
async function redeem(
  ctx: Pick<Context, 'now' | 'sealer' | 'dropEarlierHolder'>,
  tx: Tx,
  { channel, session, body }: Input,
): Promise<AccountRow | undefined> {
  const code_hash = hashLoginCode(ctx, channel, { ...body, keyHash: session.keyHash })
  const sought = { code_hash, key_hash: session.keyHash, purpose: 'login_code' } as const
  const row = await takeSessionCode(tx, channel.id, sought, ctx.now())
  if (row?.user_id == null) return undefined
  await proveAddress({ ...ctx, db: tx }, channel.id, row.user_id)
  return findAccount(tx, channel.id, row.user_id)
}
