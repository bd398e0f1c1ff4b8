import { calls } from '@grandstand/contract'
import { publicRoute, userRoute } from '../../http/call/route.ts'
import { changePushSubscription } from './change-push-subscription.ts'
import { getPushKeys } from './get-push-keys.ts'
import { keepPushSubscription } from './keep-push-subscription.ts'
import { setReminder } from './set-reminder.ts'

export { forgetTellings } from './forget-tellings.job.ts'
export { makeMissingPushKeys } from './make-missing-push-keys.ts'
export { sendNotices } from './send-notices.job.ts'
export { watchNotices } from './watch-notices.ts'

export const noticeRoutes = [
  userRoute(calls.getPushKey, async (ctx, { channel }) => ({
    public_key: (await getPushKeys(ctx, channel)).publicKey,
  })),
  userRoute(calls.keepPushSubscription, keepPushSubscription),
  publicRoute(calls.changePushSubscription, changePushSubscription),
  userRoute(calls.setReminder, setReminder),
]
