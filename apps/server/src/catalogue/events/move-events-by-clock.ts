import { streamStatuses } from '@grandstand/contract'
import { chooseClockMove } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import { recordEventChanges } from './event-change-store.ts'
import { hasDueEvents, lockDueEvents, setStatus } from './event-write-store.ts'
import { reportMove } from './report-move.ts'

const streamStatus = z.enum(streamStatuses)
const batchSize = 200

/**
 * Runs every second in each process rather than as a queued job: the queue's clock counts minutes, and viewers hear
 * of a start within three seconds. Rows that another process has locked are skipped, so several do no harm.
 */
export async function moveEventsByClock(ctx: Pick<Context, 'db' | 'now'>): Promise<number> {
  const now = ctx.now()
  // Most seconds nothing is due, which one question tells.
  if (!(await hasDueEvents(ctx.db, now))) return 0
  return ctx.db.transaction(async tx => {
    const moved: { channelId: number; id: number }[] = []
    for (const row of await lockDueEvents(tx, now, batchSize)) {
      const from = streamStatus.parse(row.stream_status)
      const to = chooseClockMove({ ...row, stream_status: from }, now)
      if (!to) continue
      await setStatus(tx, row.channel_id, row.id, { from, to, now })
      await reportMove(tx, row.channel_id, row, to, now)
      moved.push({ channelId: row.channel_id, id: row.id })
    }
    for (const [channelId, events] of Map.groupBy(moved, event => event.channelId)) {
      await recordEventChanges(
        tx,
        channelId,
        events.map(event => event.id),
        now,
      )
    }
    return moved.length
  })
}
