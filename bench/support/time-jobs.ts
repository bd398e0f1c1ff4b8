import { createChannelDirectory } from '../../apps/server/src/channel/channel/index.ts'
import { openDatabase } from '../../apps/server/src/db/connection.ts'
import { countDays } from '../../apps/server/src/insight/reports/counting/count-days.ts'
import { countMinutes } from '../../apps/server/src/insight/reports/counting/count-minutes.ts'
import { keepDays } from '../../apps/server/src/insight/telemetry/keep-days.ts'
import { createLog } from '../../apps/server/src/runtime/create-log.ts'
import { quantile } from './quantile.ts'
import { scaled } from './scale.ts'

const rounds = scaled(5, 1)

export interface JobTimes {
  countMinutesMs: number
  countDaysMs: number
  keepDaysMs: number
}

/** What workers do for all channels by the clock, where nobody visits any. */
export async function timeJobs(databaseUrl: string): Promise<JobTimes> {
  const { db, close } = openDatabase({ url: databaseUrl, onError: () => {} })
  try {
    const now = () => new Date()
    const channels = createChannelDirectory({ db, now, log: createLog('warn') })
    const ctx = { db, now, channels }
    // What they have to catch up with.
    for (const job of [keepDays, countMinutes, countDays]) await job(ctx)
    return {
      countMinutesMs: await time(() => countMinutes(ctx)),
      countDaysMs: await time(() => countDays(ctx)),
      keepDaysMs: await time(() => keepDays(ctx)),
    }
  } finally {
    await close()
  }
}

async function time(work: () => Promise<void>): Promise<number> {
  const tookMs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAtMs = performance.now()
    await work()
    tookMs.push(performance.now() - startedAtMs)
  }
  return quantile(tookMs, 0.5)
}
