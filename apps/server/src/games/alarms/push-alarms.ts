import type { AlarmContext } from './alarm-context.ts'
import { listDuePushes, queuePushes } from './alarm-device-store.ts'
import { sendAlarmPushes } from './send-alarm-pushes.job.ts'

/** Queues what devices do not know yet; two processes that do it at a time queue it once together. */
export async function pushAlarms(ctx: Pick<AlarmContext, 'db' | 'now' | 'jobs'>): Promise<void> {
  const due = await listDuePushes(ctx.db, ctx.now())
  const same = Map.groupBy(due, ({ alarm_id, state }) => `${alarm_id} ${state}`)
  for (const pushes of same.values()) {
    await ctx.db.transaction(async tx => {
      const device_ids = await queuePushes(tx, pushes)
      const [first] = pushes
      if (!first || device_ids.length === 0) return
      const { channel_id, alarm_id, state } = first
      await ctx.jobs.add(tx, sendAlarmPushes, { channel_id, alarm_id, state, device_ids })
    })
  }
}
