import { announcesScores } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { readBoard } from '../board/index.ts'
import { listWatchableGames } from './list-watchable-games.ts'
import {
  type DueNotice,
  insertNotices,
  listChannelsToNotify,
  listDueNotices,
  markPictureTold,
} from './notice-store.ts'
import { sendNotices } from './send-notices.job.ts'

const devicesAJob = 100

/**
 * Queues what there is to tell, each device once; two processes that do it at a time queue it once together. Where no device
 * wants to hear anything it costs one short question and remembers nothing, so that the first device is seen at the next turn,
 * whichever process took its wish.
 */
export async function watchNotices(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'channels' | 'rosters'>,
): Promise<void> {
  const now = ctx.now()
  const channelIds = await listChannelsToNotify(ctx.db)
  if (channelIds.length === 0) return
  const watchableIds = await listWatchableGames(ctx, channelIds)
  const due = await listDueNotices(ctx.db, { channelIds, watchableIds }, now)
  const same = Map.groupBy(due, ({ event_id, name }) => `${event_id} ${name}`)
  for (const notices of same.values()) {
    const [first] = notices
    if (!first || !(await isWorthNotice(ctx, first))) continue
    for (let from = 0; from < notices.length; from += devicesAJob) {
      const part = notices.slice(from, from + devicesAJob)
      await ctx.db.transaction(async tx => {
        const subscription_ids = await insertNotices(tx, part, now)
        if (subscription_ids.length === 0) return
        const { channel_id, event_id, kind, name } = first
        const at = now.getTime()
        if (kind === 'picture') await markPictureTold(tx, channel_id, event_id, subscription_ids)
        await ctx.jobs.add(tx, sendNotices, { channel_id, event_id, kind, name, subscription_ids, at })
      })
    }
  }
}

async function isWorthNotice(
  ctx: Pick<Context, 'db' | 'channels' | 'rosters'>,
  { kind, channel_id, event_id }: DueNotice,
): Promise<boolean> {
  if (kind !== 'goal') return true
  const channel = await ctx.channels.findById(channel_id)
  if (!channel) return false
  const { scoring } = await readBoard(ctx, { channel, language: channel.settings.language }, event_id)
  return announcesScores(scoring)
}
