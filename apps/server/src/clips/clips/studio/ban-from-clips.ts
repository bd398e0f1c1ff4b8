import { findUserRow } from '../../../accounts/users/index.ts'
import { recordChannelAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorCallById } from '../../../context/operator-session.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { lockUser } from '../../../video/playback/index.ts'
import { deleteBan, insertBan } from '../clip-ban-store.ts'

/** A cut at this moment comes before the ban or is refused: both lock the user's row. */
export async function banFromClips(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, body, ip }: OperatorCallById & { body: { is_banned: boolean } },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await lockUser(tx, channel.id, params.id)
    if (!(await findUserRow(tx, channel.id, params.id))) throw new CallError('not_found')
    const isNew = body.is_banned
      ? await insertBan(tx, channel.id, params.id, ctx.now())
      : await deleteBan(tx, channel.id, params.id)
    if (!isNew) return
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: body.is_banned ? 'ban_from_clips' : 'lift_clip_ban',
        target: { type: 'user', id: params.id },
      },
    )
  })
  return { success: true }
}
