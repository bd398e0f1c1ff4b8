import { endPlaybacksOf } from '../../accounts/keys/index.ts'
import { notifyUser } from '../../accounts/users/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { holdGrant, moveGrantEnd } from './grant-store.ts'

export async function endGrant(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    const grant = await holdGrant(tx, channel.id, params.id)
    if (!grant) throw new CallError('not_found')
    if (grant.ends_at <= now) throw new CallError('conflict')
    await moveGrantEnd(tx, channel.id, grant.id, now)
    await endPlaybacksOf(tx, channel.id, { userId: grant.user_id })
    await notifyUser(tx, channel.id, grant.user_id, { kind: 'access' })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'end_grant',
        target: { type: 'user', id: grant.user_id },
        details: { grant_id: grant.id, ends_at: grant.ends_at.toISOString() },
      },
    )
  })
  return { success: true }
}
