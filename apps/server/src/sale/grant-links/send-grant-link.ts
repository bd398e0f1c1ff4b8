import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import type { Gift } from '../grants/index.ts'
import { insertGrantLink } from './grant-link-store.ts'
import { type GrantLinkMailContext, mailGrantLink, makeGrantToken } from './mail-grant-link.ts'

interface NewGrantLink {
  email: string
  endsAt: Date
  note: string
  operator: OperatorAccount
  ip: string
}

/** False when a link to the same waits there already. */
export function sendGrantLink(
  ctx: Pick<Context, 'db' | 'now'> & GrantLinkMailContext,
  channel: Channel,
  gift: Gift,
  { email, endsAt, note, operator, ip }: NewGrantLink,
): Promise<boolean> {
  const now = ctx.now()
  const { token, token_hash } = makeGrantToken()
  return ctx.db.transaction(async tx => {
    const row = await insertGrantLink(tx, channel.id, {
      ...gift,
      email,
      note,
      operator_email: operator.email,
      created_at: now,
      ends_at: endsAt,
      token_hash,
      sent_at: now,
    })
    if (!row) return false
    const { event_id, product_name } = row
    await mailGrantLink(ctx, tx, channel, { email, event_id, product_name, token })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'send_grant_link',
        operator,
        channelId: channel.id,
        details: { grant_link_id: row.id, type: gift.type, ends_at: endsAt.toISOString() },
        ip,
      },
    )
    return true
  })
}
