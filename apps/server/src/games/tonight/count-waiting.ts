import { type Reply, studioCalls } from '@grandstand/contract'
import { mayCall } from '@grandstand/rules'
import { countShown } from '../../clips/clips/index.ts'
import { countDraftChanges } from '../../content/content/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { countRedAlarms, listNewestRedAlarms } from '../alarms/index.ts'
import { countLiveGames } from './tonight-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
}

/** Of what the caller may open. */
export async function countWaiting(
  { db }: Pick<Context, 'db'>,
  { channel: { id }, session }: Input,
): Promise<Reply<typeof studioCalls.countWaiting>> {
  const { role } = session.operator
  const { getTonight, listStudioEvents, listStudioClips, getContent } = studioCalls
  const mayRun = mayCall(role, getTonight.by)
  const [red_alarms, newest_red_alarms, live_games, clips, content_changes] = await Promise.all([
    mayRun ? countRedAlarms(db, id) : 0,
    mayRun ? listNewestRedAlarms(db, id) : [],
    mayCall(role, listStudioEvents.by) ? countLiveGames(db, id) : 0,
    mayCall(role, listStudioClips.by) ? countShown(db, id, 'waiting') : 0,
    mayCall(role, getContent.by) ? countDraftChanges(db, id) : 0,
  ])
  return { red_alarms, newest_red_alarms, live_games, clips, content_changes }
}
