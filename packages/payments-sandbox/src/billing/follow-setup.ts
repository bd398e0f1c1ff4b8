import type { Call } from '../api/call.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { moveSubscription } from './move-subscription.ts'

/** The card that a trial waited for is the one that it goes on with. */
export function followSetup(call: Call, intent: SetupIntent): void {
  const subscription = call.tx.find('subscription', intent.sandbox.subscription ?? '')
  if (!subscription || intent.status !== 'succeeded') return
  moveSubscription(call, subscription, {
    status: subscription.status,
    default_payment_method: intent.payment_method,
    pending_setup_intent: null,
  })
}
