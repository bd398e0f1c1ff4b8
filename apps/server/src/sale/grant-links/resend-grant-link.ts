import { stateOfGrantLink } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { holdGrantLink, updateGrantLink } from './grant-link-store.ts'
import { type GrantLinkMailContext, mailGrantLink, makeGrantToken } from './mail-grant-link.ts'

/** With a new secret: the link that was mailed before opens nothing. */
export async function resendGrantLink(
  ctx: Pick<Context, 'db' | 'now'> & GrantLinkMailContext,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  const { id } = params
  const now = ctx.now()
  const { token, token_hash } = makeGrantToken()
  await ctx.db.transaction(async tx => {
    const row = await holdGrantLink(tx, channel.id, { id })
    if (!row) throw new CallError('not_found')
    const { email, event_id, product_name } = row
    if (email === null || stateOfGrantLink(row, now) !== 'sent') throw new CallError('conflict')
    await updateGrantLink(tx, channel.id, id, { token_hash, sent_at: now })
    await mailGrantLink(ctx, tx, channel, { email, event_id, product_name, token })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'send_grant_link', details: { grant_link_id: id } },
    )
  })
  return { success: true }
}
