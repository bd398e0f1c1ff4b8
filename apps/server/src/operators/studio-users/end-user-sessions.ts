import { endSessionsOfUser } from '../../accounts/keys/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { userExists } from './studio-user-store.ts'

export async function endUserSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ ended: number }> {
  const ended = await ctx.db.transaction(async tx => {
    if (!(await userExists(tx, channel.id, params.id))) throw new CallError('not_found')
    const count = await endSessionsOfUser(tx, channel.id, params.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'end_user_sessions', target: { type: 'user', id: params.id }, details: { ended: count } },
    )
    return count
  })
  return { ended }
}
