import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { findHeldMark } from '../../orders/orders/index.ts'
import { listEventChanges } from './list-event-changes.ts'

/** Lists the changes that a stream sends, and a mark that changes with the user's orders and grants. */
export async function pollEventChanges(
  ctx: Pick<Context, 'db' | 'eventFeed'>,
  asked: Reader & {
    session: Pick<Session, 'userId' | 'operator' | 'shownScores'>
    query: { cursor?: number | undefined }
  },
): Promise<Reply<typeof calls.listEventChanges>> {
  const { userId } = asked.session
  const changes = await listEventChanges(ctx, asked)
  return { ...changes, held: userId === null ? null : await findHeldMark(ctx.db, asked.channel.id, userId) }
}
