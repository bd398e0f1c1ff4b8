import type { calls, Reply } from '@grandstand/contract'
import { listScored } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { wholeList } from '../../runtime/lists.ts'
import { getEvent } from './get-event.ts'
import { listScoreChanges } from './score-store.ts'

export async function listEventScores(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Session; params: { id: number } },
): Promise<Reply<typeof calls.listEventScores>> {
  const { id } = await getEvent(ctx, asked)
  const scored = listScored(await listScoreChanges(ctx.db, asked.channel.id, id))
  return wholeList(scored.map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest })))
}
