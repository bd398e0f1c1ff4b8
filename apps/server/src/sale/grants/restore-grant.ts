import type { Body, studioCalls } from '@grandstand/contract'
import { notifyUser } from '../../accounts/users/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { holdGrant, moveGrantEnd } from './grant-store.ts'

/** The same gift again, and not a second one: what it opens was settled when it was given. */
export async function restoreGrant(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: Body<typeof studioCalls.restoreGrant> },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const now = ctx.now()
    const endsAt = new Date(body.ends_at)
    if (endsAt <= now)
      throw new CallError('invalid_request', { fields: { ends_at: 'must be in the future' } })
    const grant = await holdGrant(tx, channel.id, params.id)
    if (!grant) throw new CallError('not_found')
    if (grant.ends_at > now) throw new CallError('conflict')
    await moveGrantEnd(tx, channel.id, grant.id, endsAt)
    await notifyUser(tx, channel.id, grant.user_id, { kind: 'access' })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'restore_grant',
        target: { type: 'user', id: grant.user_id },
        details: { grant_id: grant.id, ends_at: endsAt.toISOString() },
      },
    )
  })
  return { success: true }
}
