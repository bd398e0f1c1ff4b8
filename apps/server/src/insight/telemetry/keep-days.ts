import { shiftDay } from '@grandstand/rules'
import type { ChannelDirectory } from '../../context/channel.ts'
import type { Db } from '../../db/connection.ts'
import { forgetGoogleVisitorsBefore } from '../../sale/google-analytics/index.ts'
import { addDay, dropDaysBefore, removeRowsBefore } from './day-store.ts'
import { forgetErrorPeopleBefore, forgetErrorsBefore, keepNewestServerErrors } from './errors/error-store.ts'
import { groupByKeptDays } from './group-by-kept-days.ts'
import { forgetSaltsBefore } from './salt-store.ts'
import { dayTables } from './telemetry-store.ts'

interface DaysContext {
  db: Db
  now: () => Date
  channels: ChannelDirectory
}
const errorDays = 30
const keptServerErrors = 10_000

/** Makes the parts of the days to come, and forgets what each channel no longer keeps. */
export async function keepDays(ctx: DaysContext): Promise<void> {
  await openDays(ctx)
  await forgetDays(ctx)
}

/** No session begins in the future, so that a day's part is always there before its first row. */
async function openDays({ db, now }: Pick<DaysContext, 'db' | 'now'>): Promise<void> {
  const today = now().toISOString().slice(0, 10)
  for (const table of dayTables)
    for (const ahead of [0, 1, 2]) await addDay(db, table, shiftDay(today, ahead), shiftDay(today, ahead + 1))
}

async function forgetDays({ db, now, channels }: DaysContext): Promise<void> {
  const today = now().toISOString().slice(0, 10)
  const kept = await channels.list()
  const idsByDays = groupByKeptDays(kept)
  const longest = Math.max(0, ...idsByDays.keys())
  for (const table of dayTables) {
    await dropDaysBefore(db, table, shiftDay(today, -longest))
    for (const [keptDays, ids] of idsByDays)
      await removeRowsBefore(db, table, ids, shiftDay(today, -keptDays))
  }
  for (const [keptDays, ids] of idsByDays)
    await forgetGoogleVisitorsBefore(db, ids, new Date(shiftDay(today, -keptDays)))
  await forgetErrorsBefore(db, new Date(now().getTime() - errorDays * 86_400_000))
  for (const { id } of kept) await keepNewestServerErrors(db, id, keptServerErrors)
  await forgetErrorPeopleBefore(db, shiftDay(today, -1))
  // The first report of yesterday's session may come today.
  await forgetSaltsBefore(db, shiftDay(today, -2))
}
