import { noticeSeconds, sentNoticeKinds } from '@grandstand/rules'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { getPushKeys } from './get-push-keys.ts'
import { claimNotice, releaseNotice } from './notice-store.ts'
import { findNoticedGame } from './noticed-game-store.ts'
import { prepareOffers } from './prepare-offers.ts'
import { listDevices, markGone } from './subscription-store.ts'
import { writeNotice } from './write-notice.ts'

const atOnce = 10

const payload = z.object({
  channel_id: z.int(),
  event_id: z.int(),
  kind: z.enum(sentNoticeKinds),
  name: z.string(),
  subscription_ids: z.array(z.int()),
  /** When it happened, in milliseconds: late news are none. */
  at: z.int(),
})
type Sending = z.infer<typeof payload>

/**
 * To some devices, each marked before sending. If a process dies midway, the next try sends the rest. The device that it
 * was sending to gets nothing, which is better than twice.
 */
export const sendNotices = defineJob({
  name: 'send-notices',
  payload,
  retries: 5,
  retryDelaySeconds: 5,
  async run(ctx, sending) {
    const { channel_id, event_id, subscription_ids } = sending
    const channel = await ctx.channels.findById(channel_id)
    const game = await findNoticedGame(ctx.db, channel_id, event_id)
    if (!channel || !game) return
    const devices = await listDevices(ctx.db, channel_id, subscription_ids)
    const keys = await getPushKeys(ctx, channel)
    const offerTo = await prepareOffers(ctx, channel, game)
    let failures = 0
    const tell = async (device: (typeof devices)[number]) => {
      const offer = await offerTo(device.user_id)
      const text = writeNotice(channel, game, { ...sending, ...device, offer })
      const left = leftSeconds(sending, ctx.now())
      if (text === null || left <= 0 || ctx.signal.aborted) return
      const notice = { subscriptionId: device.id, eventId: event_id, name: sending.name }
      if (!(await claimNotice(ctx.db, channel_id, notice, ctx.now()))) return
      try {
        const answer = await ctx.push.send(device, {
          keys,
          text,
          now: ctx.now(),
          contact: channel.settings.contact_email,
          ttlSeconds: left,
          topic: `${sending.kind}-${event_id}`,
          isUrgent: sending.kind !== 'replay',
        })
        if (answer === 'gone') await markGone(ctx.db, channel_id, device.id, ctx.now())
        if (answer === 'refused')
          ctx.log.warn({ kind: sending.kind }, 'A push service refused a notification')
      } catch {
        failures += 1
        await releaseNotice(ctx.db, channel_id, notice)
      }
    }
    for (let from = 0; from < devices.length; from += atOnce)
      await Promise.all(devices.slice(from, from + atOnce).map(tell))
    if (failures > 0) throw new Error('Some devices could not be notified')
  },
})

function leftSeconds({ kind, at }: Sending, now: Date): number {
  return Math.floor(noticeSeconds[kind] - (now.getTime() - at) / 1000)
}
