import type { calls, Reply } from '@grandstand/contract'
import { getEvent } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { wholeList } from '../../runtime/lists.ts'
import { listPeaks } from './crowd-store.ts'

/** Where a crowd went back to tells where the game was decided: users who hide its score learn none of it. */
export async function listCrowdPeaks(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Session; params: { id: number } },
): Promise<Reply<typeof calls.listCrowdPeaks>> {
  const event = await getEvent(ctx, asked)
  return wholeList(event.is_score_hidden ? [] : await listPeaks(ctx.db, asked.channel.id, event.id))
}
