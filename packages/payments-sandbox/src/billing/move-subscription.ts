import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { type Subscription, subscriptionMoves } from '../objects/subscription.ts'

export function moveSubscription(
  call: Call,
  before: Subscription,
  change: Partial<Subscription> & Pick<Subscription, 'status'>,
): Subscription {
  const { status } = change
  if (status !== before.status && !subscriptionMoves[before.status].includes(status))
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: `The subscription ${before.id} is ${before.status} and cannot become ${status}.`,
    })
  const subscription = { ...before, ...change }
  call.tx.put('subscription', subscription)
  const event = status === 'canceled' ? 'deleted' : 'updated'
  emit(call, `customer.subscription.${event}`, subscription, before)
  return subscription
}
