import type { calls, Reply } from '@grandstand/contract'
import { isMemberNumber } from '@grandstand/rules'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { startSession } from '../keys/index.ts'
import { describeUser } from '../users/index.ts'
import { guardedAccount } from './account-key.ts'
import { findAccountByEmail, findAccountByNumber, holdPassword } from './account-store.ts'
import { guardLogin } from './guard-login.ts'
import { keepDevice } from './known-device.ts'

interface Credentials {
  email: string
  password: string
  recaptcha_token?: string | undefined
}

/** One refusal and one timing for a wrong password and an unknown address. */
export async function login(
  ctx: Pick<Context, 'db' | 'now' | 'limiter' | 'sealer' | 'passwords' | 'captcha' | 'services'>,
  asked: { channel: Channel; session: Session; cookies: Cookies; ip: string; body: Credentials },
): Promise<Reply<typeof calls.login>> {
  const { channel, body } = asked
  if (asked.session.userId !== null) throw new CallError('already_logged_in')
  const name = body.email.trim()
  const isNumber = channel.settings.member_numbers && isMemberNumber(name)
  const numbered = isNumber ? await findAccountByNumber(ctx.db, channel.id, name) : undefined
  const found = numbered ?? (await findAccountByEmail(ctx.db, channel.id, name))
  // Guessed at by number or by email, an account is the same.
  const guarded = guardedAccount(channel, found ?? { email: name, password_hash: null })
  const account = await guardLogin(ctx, { ...asked, guarded }, async () => {
    await checkCaptcha(ctx, asked, { whenAway: 'let_in' })
    const isRight = await ctx.passwords.isRight(found?.password_hash ?? null, body.password)
    return found && isRight ? found : null
  })
  if (!account) throw new CallError('wrong_auth_data')
  return ctx.db.transaction(async tx => {
    // A reset that came meanwhile has ended all sessions; this must not be one that it missed.
    if (!(await holdPassword(tx, channel.id, account))) throw new CallError('wrong_auth_data')
    const session = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    keepDevice(ctx, asked.cookies, guarded)
    return { ...session, user: describeUser(account) }
  })
}
