import { stateOfGrantLink } from '@grandstand/rules'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { holdGrantLink, updateGrantLink } from './grant-link-store.ts'

/** Only while nobody has opened it: what was opened is a gift like others, which is ended. */
export async function takeBackGrantLink(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  const { id } = params
  const now = ctx.now()
  await ctx.db.transaction(async tx => {
    const row = await holdGrantLink(tx, channel.id, { id })
    if (!row) throw new CallError('not_found')
    if (stateOfGrantLink(row, now) !== 'sent') throw new CallError('conflict')
    await updateGrantLink(tx, channel.id, id, { taken_back_at: now, token_hash: null })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'take_back_grant_link', details: { grant_link_id: id } },
    )
  })
  return { success: true }
}
