import type { Body, calls, Reply } from '@grandstand/contract'
import { checkPhone } from '@grandstand/rules'
import { checkCaptcha } from '../../channel/captcha/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { startSession } from '../keys/index.ts'
import { describeUser } from '../users/index.ts'
import { guardedAccount } from './account-key.ts'
import { checkNewPassword } from './check-new-password.ts'
import { keepDevice } from './known-device.ts'
import { prepareAccount } from './prepare-account.ts'

/** Makes the account and logs in with it. The address need not be proven to watch. */
export async function register(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'jobs' | 'publicUrl' | 'sealer' | 'captcha' | 'services'>,
  asked: {
    channel: Channel
    session: Session
    cookies: Cookies
    ip: string
    body: Body<typeof calls.register>
  },
): Promise<Reply<typeof calls.register>> {
  const { channel, body } = asked
  if (asked.session.userId !== null) throw new CallError('already_logged_in')
  const phone = body.phone?.trim() || null
  if (phone && checkPhone(phone)) throw new CallError('invalid_request', { fields: { phone: 'phone' } })
  await checkNewPassword(body.password)
  await checkCaptcha(ctx, asked, { whenAway: 'refuse' })
  const password_hash = await ctx.passwords.hash(body.password)
  const createAccount = await prepareAccount(ctx, channel)
  return ctx.db.transaction(async tx => {
    const account = await createAccount(tx, {
      email: body.email,
      first_name: body.first_name,
      last_name: body.last_name,
      phone,
      language: body.language ?? null,
      password_hash,
    })
    const session = await startSession({ db: tx, now: ctx.now }, asked, account.id)
    keepDevice(ctx, asked.cookies, guardedAccount(channel, { email: body.email, password_hash }))
    return { ...session, user: describeUser(account) }
  })
}
