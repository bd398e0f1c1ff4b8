import { endSessionsOfUser } from '../../accounts/keys/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { userExists } from './studio-user-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}

export async function endUserSessions(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: Input,
): Promise<{ ended: number }> {
  const ended = await ctx.db.transaction(async tx => {
    if (!(await userExists(tx, channel.id, params.id))) throw new CallError('not_found')
    const count = await endSessionsOfUser(tx, channel.id, params.id)
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'end_user_sessions',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'user', id: params.id },
        details: { ended: count },
        ip,
      },
    )
    return count
  })
  return { ended }
}
