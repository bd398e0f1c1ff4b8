import { endSessionsOfUser } from '../../accounts/keys/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createReadablePassword } from '../operators/index.ts'
import { storeTemporaryPassword } from './studio-user-store.ts'

/** The password is in clear in this one answer; the viewer must choose another at the next login. */
export async function setTemporaryPassword(
  ctx: Pick<Context, 'db' | 'now' | 'passwords'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ temporary_password: string }> {
  const password = createReadablePassword()
  const hash = await ctx.passwords.hash(password)
  await ctx.db.transaction(async tx => {
    if (!(await storeTemporaryPassword(tx, channel.id, params.id, hash))) throw new CallError('not_found')
    const ended = await endSessionsOfUser(tx, channel.id, params.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'set_temporary_password', target: { type: 'user', id: params.id }, details: { ended } },
    )
  })
  return { temporary_password: password }
}
