import type { Call } from '../api/call.ts'
import { endSubscription, expireSubscription } from '../billing/end-subscription.ts'
import { renewSubscription } from '../billing/renew-subscription.ts'
import { retryInvoice } from '../billing/retry-invoice.ts'
import { emit } from '../events/emit.ts'
import { hasEnded, periodOf, type Subscription } from '../objects/subscription.ts'
import { arrivePayout } from '../payouts/create-payout.ts'

const daySeconds = 86_400
const trialNoticeSeconds = 3 * daySeconds
const incompleteSeconds = 23 * 3600
/** More than a subscription can have in its life: a loop that never ends is a mistake. */
const maxSteps = 10_000

type Step = { at: number; run: (call: Call) => void }

/** Does, in order of time, all that falls due up to `until` for the customers of one clock, or of none. */
export function runDue(call: Call, clock: string | null, until: number): number {
  for (let steps = 0; steps < maxSteps; steps += 1) {
    const next = findNext(call, clock)
    if (!next || next.at > until) return steps
    next.run({ ...call, now: next.at })
  }
  throw new Error('the clock does not come to an end')
}

/** Whether something is due, cheaply. */
export function isDue(call: Call): boolean {
  const next = findNext(call, null)
  return next !== undefined && next.at <= call.now
}

function findNext(call: Call, clock: string | null): Step | undefined {
  const steps = [...subscriptionSteps(call, clock), ...invoiceSteps(call, clock), ...payoutSteps(call, clock)]
  return steps.reduce<Step | undefined>(
    (first, step) => (first && first.at <= step.at ? first : step),
    undefined,
  )
}

function* subscriptionSteps({ tx }: Call, clock: string | null): Iterable<Step> {
  for (const one of tx.all('subscription')) {
    if (one.test_clock !== clock || hasEnded(one) || one.status === 'paused' || one.status === 'unpaid')
      continue
    const step = stepOf(one)
    yield step
    if (one.cancel_at !== null && one.cancel_at < step.at)
      yield { at: one.cancel_at, run: call => void endSubscription(call, one, 'cancellation_requested') }
  }
}

function stepOf(one: Subscription): Step {
  const { end } = periodOf(one)
  if (one.status === 'incomplete')
    return { at: one.created + incompleteSeconds, run: call => void expireSubscription(call, one) }
  if (one.status === 'trialing' && !one.sandbox.isTrialEndTold)
    return { at: Math.max(one.created, end - trialNoticeSeconds), run: call => tellTrialEnd(call, one) }
  return { at: end, run: call => void renewSubscription(call, one) }
}

function tellTrialEnd(call: Call, before: Subscription): void {
  const subscription = { ...before, sandbox: { ...before.sandbox, isTrialEndTold: true } }
  call.tx.put('subscription', subscription)
  emit(call, 'customer.subscription.trial_will_end', subscription)
}

/** Money arrives by the account's own time, not by that of a customer's test clock. */
function* payoutSteps({ tx }: Call, clock: string | null): Iterable<Step> {
  if (clock !== null) return
  for (const one of tx.all('payout'))
    if (one.status === 'in_transit') yield { at: one.arrival_date, run: call => arrivePayout(call, one) }
}

function* invoiceSteps({ tx }: Call, clock: string | null): Iterable<Step> {
  for (const one of tx.all('invoice'))
    if (one.status === 'open' && one.test_clock === clock && one.next_payment_attempt !== null)
      yield { at: one.next_payment_attempt, run: call => retryInvoice(call, one) }
}
