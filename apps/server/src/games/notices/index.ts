import { calls } from '@grandstand/contract'
import { publicRoute, userRoute } from '../../call/route.ts'
import { changePushSubscription } from './change-push-subscription.ts'
import { getPushKeys } from './get-push-keys.ts'
import { keepPushSubscription } from './keep-push-subscription.ts'
import { listMailReminderIds } from './mail-reminder-store.ts'
import { setMailReminder } from './set-mail-reminder.ts'
import { setReminder } from './set-reminder.ts'

export { checkDevice } from './check-device.ts'
export { forgetNotices } from './forget-notices.job.ts'
export { getPushKeys } from './get-push-keys.ts'
export { mailReminders } from './mail-reminders.ts'
export { makeMissingPushKeys } from './make-missing-push-keys.ts'
export { sendNotices } from './send-notices.job.ts'
export { setMailReminder } from './set-mail-reminder.ts'
export { watchNotices } from './watch-notices.ts'

export const noticeRoutes = [
  userRoute(calls.getPushKey, async (ctx, { channel }) => ({
    public_key: (await getPushKeys(ctx, channel)).publicKey,
  })),
  userRoute(calls.keepPushSubscription, keepPushSubscription),
  publicRoute(calls.changePushSubscription, changePushSubscription),
  userRoute(calls.setReminder, setReminder),
  userRoute(calls.listMailReminders, async (ctx, { channel, session }) => ({
    reminders: await listMailReminderIds(ctx.db, channel.id, session.userId),
  })),
  userRoute(calls.setMailReminder, setMailReminder),
]
