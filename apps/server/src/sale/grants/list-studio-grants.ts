import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { describeGrant } from './describe-grant.ts'
import { listGrantsWithUsers } from './grant-store.ts'

/** The list names people, so each look is recorded, but no search words. */
export async function listStudioGrants(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: OperatorCall & { query: Query<typeof studioCalls.listStudioGrants> },
): Promise<Reply<typeof studioCalls.listStudioGrants>> {
  const { search = '', user_id: userId, limit = maxLimit, offset = 0 } = query
  const reader = { channel, language: query.language ?? channel.settings.language }
  const words = search.split(/\s+/).filter(Boolean)
  const { rows, total } = await ctx.db.transaction(async tx => {
    const found = await listGrantsWithUsers(tx, channel.id, { words, userId, limit, offset })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'list_grants',
        details: { is_search: words.length > 0, offset, shown: found.rows.length },
        ...(userId === undefined ? {} : { target: { type: 'user', id: userId } }),
      },
    )
    return found
  })
  const now = ctx.now()
  const items = rows.map(({ grant, user }) => ({
    ...describeGrant(reader, grant),
    user,
    note: grant.note,
    operator_email: grant.operator_email,
    is_over: grant.ends_at <= now,
  }))
  return { items, total: cappedTotal(total, { limit, offset, shown: items.length }), limit, offset }
}
