import { findUserRow } from '../../accounts/users/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { chooseGift, type GiftChoice } from './choose-gift.ts'
import { writeGrant } from './write-grant.ts'

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
    const operatorEmail = operator?.email ?? ''
    const id = await writeGrant(tx, channel, gift, { userId, endsAt, note, operatorEmail, now })
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
