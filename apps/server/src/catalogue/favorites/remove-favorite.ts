import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { deleteFavoriteRow } from './favorite-store.ts'

/** The second of two taps gets 404 like anybody else's id; clients take it for done (the call tolerates it). */
export async function removeFavorite(
  ctx: Pick<Context, 'db'>,
  asked: { channel: Channel; session: { userId: number }; params: { id: number } },
): Promise<{ success: true }> {
  const { channel, session, params } = asked
  const isRemoved = await deleteFavoriteRow(ctx.db, channel.id, session.userId, params.id)
  if (!isRemoved) throw new CallError('not_found')
  return { success: true }
}
