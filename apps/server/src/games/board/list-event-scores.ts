import type { calls, Reply } from '@grandstand/contract'
import { listScored } from '@grandstand/rules'
import { getEvent, listScoreChanges } from '../../catalogue/events/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { wholeList } from '../../runtime/lists.ts'
import { keepReached, type Reached } from './keep-reached.ts'
import { readBoard } from './read-board.ts'

/** The same for everyone who may see the event: scores are not for sale. */
export async function listEventScores(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Reader & { session: Session; params: { id: number }; query: Reached },
): Promise<Reply<typeof calls.listEventScores>> {
  const event = await getEvent(ctx, asked)
  const { id } = event
  const [changes, { scoring }] = await Promise.all([
    listScoreChanges(ctx.db, asked.channel.id, id),
    readBoard(ctx, asked, id),
  ])
  const items = listScored(changes).map(({ at, ...rest }) => ({ at: at.toISOString(), ...rest }))
  return { ...wholeList(keepReached(event, asked.query, items)), periods: [...scoring.periods] }
}
