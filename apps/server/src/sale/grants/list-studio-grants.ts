import { maxLimit, type Query, type Reply, type studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { cappedTotal } from '../../runtime/lists.ts'
import { describeGrant } from './describe-grant.ts'
import { listGrantsWithUsers } from './grant-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  query: Query<typeof studioCalls.listStudioGrants>
  ip: string
}

/** The list names people, so each look is recorded, but no search words. */
export async function listStudioGrants(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, query, ip }: Input,
): Promise<Reply<typeof studioCalls.listStudioGrants>> {
  const { search = '', user_id: userId, limit = maxLimit, offset = 0 } = query
  const reader = { channel, language: query.language ?? channel.settings.language }
  const words = search.split(/\s+/).filter(Boolean)
  const { rows, total } = await ctx.db.transaction(async tx => {
    const found = await listGrantsWithUsers(tx, channel.id, { words, userId, limit, offset })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'list_grants',
        operator: session.operator,
        channelId: channel.id,
        ...(userId === undefined ? {} : { target: { type: 'user', id: userId } }),
        details: { is_search: words.length > 0, offset, shown: found.rows.length },
        ip,
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
