import { findUserRow, notifyUser } from '../../accounts/users/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import { getScope } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseGift, type GiftChoice } from './choose-gift.ts'
import { insertGrant } from './grant-store.ts'

interface NewGrant extends GiftChoice {
  userId: number
  endsAt: Date
  note: string
  /** Null: done on the machine itself. */
  operator: OperatorAccount | null
  ip: string
}

/** Gives somebody what it opens at this moment, as an order would keep it. The id of the grant. */
export async function giveGrant(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  channel: Channel,
  { userId, endsAt, note, operator, ip, ...choice }: NewGrant,
): Promise<number> {
  const now = ctx.now()
  if (endsAt <= now) throw new CallError('invalid_request', { fields: { ends_at: 'must be in the future' } })
  const gift = await chooseGift(ctx, { channel, language: channel.settings.language }, choice)
  return ctx.db.transaction(async tx => {
    if (!(await findUserRow(tx, channel.id, userId))) throw new CallError('not_found')
    await shareChannelContent(tx, channel.id)
    const { event_categories, capabilities, ...scope } = await getScope(tx, channel.id, {
      ...gift,
      event_category_id: null,
    })
    const id = await insertGrant(tx, channel.id, {
      ...gift,
      ...scope,
      event_category_ids: [...event_categories],
      capabilities: [...capabilities],
      user_id: userId,
      note,
      operator_email: operator?.email ?? '',
      created_at: now,
      ends_at: endsAt,
    })
    await notifyUser(tx, channel.id, userId, { kind: 'access' })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'give_grant',
        operator,
        channelId: channel.id,
        target: { type: 'user', id: userId },
        details: { grant_id: id, type: gift.type, ends_at: endsAt.toISOString() },
        ip,
      },
    )
    return id
  })
}
