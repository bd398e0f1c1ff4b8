import { answerSubscription } from '../answers/subscription-answers.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import type { Subscription } from '../objects/subscription.ts'

export function moveSubscription(
  call: Call,
  before: Subscription,
  change: Partial<Subscription>,
): Subscription {
  const subscription = { ...before, ...change }
  call.tx.put('subscription', subscription)
  const event = subscription.status === 'canceled' ? 'deleted' : 'updated'
  emit(call, `customer.subscription.${event}`, answerSubscription(subscription))
  return subscription
}
