import type { calls, Reply } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { startSession } from '../keys/index.ts'
import { describeUser } from '../users/index.ts'
import { findAccountByEmail, holdPassword } from './account-store.ts'
import { checkCaptcha } from './check-captcha.ts'
import { takeAccountLimit } from './take-account-limit.ts'

interface Credentials {
  email: string
  password: string
  recaptcha_token?: string | undefined
}

/** One refusal and one timing for a wrong password and an unknown address. */
export async function login(
  ctx: Pick<Context, 'db' | 'now' | 'limiter' | 'passwords' | 'captcha' | 'secrets'>,
  asked: { channel: Channel; session: Session; cookies: Cookies; ip: string; body: Credentials },
): Promise<Reply<typeof calls.login>> {
  const { channel, body } = asked
  if (asked.session.userId !== null) throw new CallError('already_logged_in')
  await takeAccountLimit(ctx, 'login', channel, body.email)
  await checkCaptcha(ctx, asked, { whenAway: 'let_in' })
  const account = await findAccountByEmail(ctx.db, channel.id, body.email.trim())
  const isRight = await ctx.passwords.isRight(account?.password_hash ?? null, body.password)
  if (!account || !isRight) throw new CallError('wrong_auth_data')
  return ctx.db.transaction(async tx => {
    // A reset that came meanwhile has ended all sessions; this must not be one that it missed.
    if (!(await holdPassword(tx, channel.id, account))) throw new CallError('wrong_auth_data')
    const session = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    return { ...session, user: describeUser(account) }
  })
}
