import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { endOtherSessionsOfUser, startSession } from '../keys/index.ts'
import type { UserRow } from '../users/index.ts'
import { guardedAccount } from './account-key.ts'
import { holdPassword, setPassword } from './account-store.ts'
import { deleteTokensOf } from './account-token-store.ts'
import { checkNewPassword } from './check-new-password.ts'
import { keepDevice } from './known-device.ts'

interface PasswordChange {
  password: string
  current_password?: string | undefined
}

type Caller = { channel: Channel; session: Session & { userId: number }; cookies: Cookies }

/**
 * Checks the change, which takes its time; what it gives writes it as part of a transaction and returns the new key.
 * Every other session of the user ends with it, and so does a reset link that is under way.
 */
export async function changePassword(
  ctx: Pick<Context, 'now' | 'passwords' | 'sealer'>,
  asked: Caller,
  user: UserRow,
  { password, current_password }: PasswordChange,
): Promise<(tx: Tx) => Promise<string>> {
  // A program would lock its user out, and a new key for it would be a browser's.
  if (asked.session.isProgram) throw new CallError('forbidden')
  // A user who came by a social login has none to show.
  if (user.password_hash !== null) await checkCurrent(ctx, user, current_password)
  if (user.temporary_password && password === current_password) throw refusal('password', 'unchanged')
  await checkNewPassword(password)
  const passwordHash = await ctx.passwords.hash(password)
  const { channel } = asked
  return async tx => {
    // Another change came first: what was checked above is not the current password any more.
    if (!(await holdPassword(tx, channel.id, user))) throw refusal('current_password', 'wrong')
    await setPassword(tx, channel.id, user.id, passwordHash)
    await deleteTokensOf(tx, channel.id, user.id, 'reset_password')
    await endOtherSessionsOfUser(tx, asked.session)
    const { api_key } = await startSession({ db: tx, now: ctx.now }, asked, user.id)
    keepDevice(ctx, asked.cookies, guardedAccount(channel, { ...user, password_hash: passwordHash }))
    return api_key
  }
}

async function checkCurrent(
  ctx: Pick<Context, 'passwords'>,
  user: UserRow,
  current: string | undefined,
): Promise<void> {
  if (current === undefined) throw refusal('current_password', 'required')
  if (!(await ctx.passwords.isRight(user.password_hash, current))) throw refusal('current_password', 'wrong')
}

function refusal(field: string, problem: string): CallError {
  return new CallError('invalid_request', { fields: { [field]: problem } })
}
