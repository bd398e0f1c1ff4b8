import { z } from 'zod'
import { defineJob, type JobContext } from '../../jobs/index.ts'
import { getPushKeys } from '../notices/index.ts'
import {
  claimPush,
  dropPushes,
  forgetAlarmDevice,
  listDevicesToPush,
  releasePush,
} from './alarm-device-store.ts'
import { findAlarmRow } from './alarm-store.ts'
import { writeAlarmPush } from './write-alarm-push.ts'

/** A phone that was off so long learns of it from Tonight. */
const ttlSeconds = 30 * 60

const payload = z.object({
  channel_id: z.int(),
  alarm_id: z.int(),
  state: z.enum(['open', 'over']),
  device_ids: z.array(z.int()),
})

/**
 * Each device is marked before it is sent to: if a process dies midway, the device that it was sending to gets nothing, which
 * is better than twice. What is no longer so when its turn comes is not sent.
 */
export const sendAlarmPushes = defineJob({
  name: 'send-alarm-pushes',
  payload,
  retries: 5,
  retryDelaySeconds: 5,
  async run(ctx, { channel_id, alarm_id, state, device_ids }) {
    const channel = await ctx.channels.findById(channel_id)
    const alarm = await findAlarmRow(ctx.db, channel_id, alarm_id)
    if (!channel || !alarm) return
    if ((alarm.closed_at === null) !== (state === 'open'))
      return dropPushes(ctx.db, channel_id, { alarm_id, state })
    const keys = await getPushKeys(ctx, channel)
    const devices = await listDevicesToPush(ctx.db, channel_id, device_ids)
    const send = async (device: (typeof devices)[number]) => {
      const push = { alarm_id, device_id: device.id, state }
      if (!(await claimPush(ctx.db, channel_id, push, ctx.now()))) return
      try {
        const answer = await ctx.push.send(device, {
          keys,
          text: writeAlarmPush(channel, alarm, device.language),
          now: ctx.now(),
          contact: channel.settings.contact_email,
          ttlSeconds,
          topic: `alarm-${alarm_id}`,
          isUrgent: state === 'open',
        })
        await hear(ctx, answer, { channel_id, device_id: device.id })
      } catch (error) {
        await releasePush(ctx.db, channel_id, push)
        throw error
      }
    }
    const results = await Promise.allSettled(devices.map(send))
    if (results.some(({ status }) => status === 'rejected'))
      throw new Error(`Alarm ${alarm_id} did not reach all devices; the job runs again`)
  },
})

async function hear(
  { db, log }: Pick<JobContext, 'db' | 'log'>,
  answer: 'taken' | 'gone' | 'refused',
  { channel_id, device_id }: { channel_id: number; device_id: number },
): Promise<void> {
  if (answer === 'gone') await forgetAlarmDevice(db, channel_id, device_id)
  if (answer === 'refused') log.warn({ device_id }, 'A push service refused an alarm')
}
