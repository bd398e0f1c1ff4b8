import type { Call } from '../api/call.ts'
import { endSubscription, expireSubscription } from '../billing/end-subscription.ts'
import { renewSubscription, retryInvoice } from '../billing/renew-subscription.ts'
import { hasEnded, periodOf, type Subscription } from '../objects/subscription.ts'
import { arrivePayout } from '../payouts/create-payout.ts'

const incompleteSeconds = 23 * 3600
/** More than a subscription can have in its life: a loop that never ends is a mistake. */
const maxSteps = 10_000

type Step = { at: number; run: (call: Call) => void }

/** Does, in order of time, all that falls due up to `until`. */
export function runDue(call: Call, until: number): number {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = findNext(call)
    if (!next || next.at > until) return steps
    next.run({ ...call, now: next.at })
  }
  throw new Error('the clock does not come to an end')
}

/** Whether something is due, cheaply. */
export function isDue(call: Call): boolean {
  const next = findNext(call)
  return next !== undefined && next.at <= call.now
}

function findNext(call: Call): Step | undefined {
  return [...listSteps(call)].reduce<Step | undefined>(
    (first, step) => (first && first.at <= step.at ? first : step),
    undefined,
  )
}

function* listSteps({ tx }: Call): Iterable<Step> {
  for (const one of tx.all('subscription')) if (!hasEnded(one)) yield stepOf(one)
  for (const one of tx.all('invoice'))
    if (one.status === 'open' && one.next_payment_attempt !== null)
      yield { at: one.next_payment_attempt, run: call => retryInvoice(call, one) }
  for (const one of tx.all('payout'))
    if (one.status === 'in_transit') yield { at: one.arrival_date, run: call => arrivePayout(call, one) }
}

function stepOf(one: Subscription): Step {
  const { end } = periodOf(one)
  if (one.status === 'incomplete')
    return { at: one.created + incompleteSeconds, run: call => expireSubscription(call, one) }
  const run = one.cancel_at_period_end ? endSubscription : renewSubscription
  return { at: end, run: call => run(call, one) }
}
