import type { Reply, studioCalls } from '@grandstand/contract'
import { countShown } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countRedAlarms } from '../alarms/index.ts'
import { countLiveGames } from './tonight-store.ts'

export async function countWaiting(
  { db }: Pick<Context, 'db'>,
  { channel: { id } }: { channel: Channel },
): Promise<Reply<typeof studioCalls.countWaiting>> {
  const [red_alarms, live_games, clips] = await Promise.all([
    countRedAlarms(db, id),
    countLiveGames(db, id),
    countShown(db, id, 'waiting'),
  ])
  return { red_alarms, live_games, clips }
}
