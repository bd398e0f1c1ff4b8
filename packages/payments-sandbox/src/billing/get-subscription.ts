import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Subscription } from '../objects/subscription.ts'

export function getSubscription({ tx, path }: Call, id = path.id ?? '', param = 'id'): Subscription {
  const subscription = tx.find('subscription', id)
  if (!subscription) throw missingObject('subscription', id, param)
  return subscription
}
