import { tellsScores } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { readBoard } from '../board/index.ts'
import { sendNotices } from './send-notices.job.ts'
import { type DueTelling, insertTellings, listChannelsToTell, listDueTellings } from './telling-store.ts'

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
  const channelIds = await listChannelsToTell(ctx.db)
  if (channelIds.length === 0) return
  const due = await listDueTellings(ctx.db, channelIds, now)
  const same = Map.groupBy(due, ({ event_id, name }) => `${event_id} ${name}`)
  for (const tellings of same.values()) {
    const [first] = tellings
    if (!first || !(await isWorthTelling(ctx, first))) continue
    for (let from = 0; from < tellings.length; from += devicesAJob) {
      const part = tellings.slice(from, from + devicesAJob)
      await ctx.db.transaction(async tx => {
        const subscription_ids = await insertTellings(tx, part, now)
        if (subscription_ids.length === 0) return
        const { channel_id, event_id, kind, name } = first
        const at = now.getTime()
        await ctx.jobs.add(tx, sendNotices, { channel_id, event_id, kind, name, subscription_ids, at })
      })
    }
  }
}

async function isWorthTelling(
  ctx: Pick<Context, 'db' | 'channels' | 'rosters'>,
  { kind, channel_id, event_id }: DueTelling,
): Promise<boolean> {
  if (kind !== 'goal') return true
  const channel = await ctx.channels.findById(channel_id)
  if (!channel) return false
  const { scoring } = await readBoard(ctx, { channel, language: channel.settings.language }, event_id)
  return tellsScores(scoring)
}
