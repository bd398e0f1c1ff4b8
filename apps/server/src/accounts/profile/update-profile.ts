import type { Body, calls, Reply } from '@grandstand/contract'
import { checkPhone } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Cookies } from '../../context/cookies.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { changePassword } from '../auth/index.ts'
import { describeUser, findUserRow, updateUserRow } from '../users/index.ts'

/** All that was sent is changed, or nothing. */
export async function updateProfile(
  ctx: Pick<Context, 'db' | 'now' | 'passwords' | 'sealer'>,
  asked: {
    channel: Channel
    session: Session & { userId: number }
    cookies: Cookies
    body: Body<typeof calls.updateProfile>
  },
): Promise<Reply<typeof calls.updateProfile>> {
  const { channel, session } = asked
  const { _method, password, current_password, ...changes } = asked.body
  if (changes.phone) {
    if (checkPhone(changes.phone)) throw new CallError('invalid_request', { fields: { phone: 'phone' } })
  }
  const user = await findUserRow(ctx.db, channel.id, session.userId)
  if (!user) throw new CallError('unauthenticated')
  const writePassword =
    password === undefined ? null : await changePassword(ctx, asked, user, { password, current_password })
  return ctx.db.transaction(async tx => {
    const api_key = writePassword && (await writePassword(tx))
    // An empty phone counts as none.
    const phone = changes.phone === undefined ? user.phone : changes.phone?.trim() || null
    const changed = await updateUserRow(tx, channel.id, user.id, { ...changes, phone })
    if (!changed) throw new CallError('unauthenticated')
    return { user: describeUser(changed), api_key }
  })
}
