import { z } from 'zod'
import { defineCall } from '../call.ts'
import { noticeKinds } from '../constants.ts'
import { done, id, idParam, language } from '../scalars.ts'
import { pushDeviceKeys } from './push-device.ts'

const device = {
  ...pushDeviceKeys,
  /** In which it is written to. */
  language,
  /** Times are in this zone, or else the channel's. */
  time_zone: z.string().max(60).optional(),
}
const kinds = z.array(z.enum(noticeKinds)).max(noticeKinds.length)
const state = z.object({ kinds, reminders: z.array(id) })

export const getPushKey = defineCall({
  method: 'GET',
  path: '/push-key',
  summary: 'The key that identifies the channel to push services',
  needs: 'user',
  reply: z.object({ public_key: z.string() }),
  silent: true,
})

export const keepPushSubscription = defineCall({
  method: 'POST',
  path: '/push-subscription',
  summary: 'Choose the notifications of a device; without `kinds` this only reads the current choice',
  needs: 'user',
  body: z.strictObject({ ...device, kinds: kinds.optional() }),
  reply: state,
  errors: ['conflict'],
})

const mailed = z.object({ reminders: z.array(id) })

export const listMailReminders = defineCall({
  method: 'GET',
  path: '/mail-reminders',
  summary: 'The games with a mail reminder for the user',
  needs: 'user',
  reply: mailed,
})

export const setMailReminder = defineCall({
  method: 'POST',
  path: '/events/:id/mail-reminder',
  summary: 'Turn the mail reminder of a game on or off; the address must be confirmed',
  needs: 'user',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ language, time_zone: device.time_zone, is_wanted: z.boolean() }),
  reply: mailed,
  errors: ['not_found', 'verification_failed'],
})

/** A browser changes them while no page is open and nobody is there to log in: what the device had before is its proof. */
export const changePushSubscription = defineCall({
  method: 'POST',
  path: '/push-subscription/change',
  summary: "Move the user's choices to the new subscription of a device",
  needs: 'nothing',
  body: z.strictObject({
    ...pushDeviceKeys,
    former: z.strictObject({ endpoint: pushDeviceKeys.endpoint, auth: pushDeviceKeys.auth }),
  }),
  reply: done,
  errors: ['not_found', 'conflict'],
  limit: 'link',
  silent: true,
})

export const setReminder = defineCall({
  method: 'POST',
  path: '/events/:id/reminder',
  summary: 'Turn the reminder of a game on a device on or off',
  needs: 'user',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ ...device, is_wanted: z.boolean() }),
  reply: state,
  errors: ['not_found', 'conflict'],
})
