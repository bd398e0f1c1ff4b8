import { dayMillis, shiftDay } from '@grandstand/rules'
import type { ChannelDirectory } from '../../../context/channel.ts'
import type { Context } from '../../../context/context.ts'
import { groupByKeptDays } from '../../telemetry/index.ts'
import { addDayCounts, forgetSearchesBefore } from './count-days-store.ts'
import { addGameDays } from './count-game-days-store.ts'
import { forgetMinutesBefore } from './count-minutes-store.ts'
import { followCounting } from './counting-store.ts'

/** What a session sends may come two days late, and the channel's day may be a day behind that of UTC, or ahead of it. */
const lateDays = 3
const earlyDays = 1

interface DaysContext extends Pick<Context, 'db' | 'now'> {
  channels: ChannelDirectory
}

/** Days are counted again as long as rows may come for them. The same rows always give the same counts. */
export async function countDays(ctx: DaysContext): Promise<void> {
  const { db, now, channels } = ctx
  const today = now().toISOString().slice(0, 10)
  const startOf = (day: string) => new Date(dayMillis(day))
  const last = shiftDay(today, earlyDays)
  const first = startOf(shiftDay(today, -lateDays))
  for (let isDone = false; !isDone; )
    isDone = await db.transaction(tx =>
      followCounting(tx, 'days', first, async counted => {
        const day = counted.toISOString().slice(0, 10)
        await addDayCounts(tx, day)
        await addGameDays(tx, day, now())
        const isLast = day >= last
        // Stands at the first day for which more may come.
        return { until: startOf(isLast ? shiftDay(today, -lateDays) : shiftDay(day, 1)), isDone: isLast }
      }),
    )
  for (const [keptDays, ids] of groupByKeptDays(await channels.list())) {
    const kept = shiftDay(today, -keptDays)
    await forgetMinutesBefore(db, ids, startOf(kept))
    await forgetSearchesBefore(db, ids, kept)
  }
}
