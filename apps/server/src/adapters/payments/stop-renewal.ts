import type Stripe from 'stripe'

/** On a subscription whose renewal a dispute has stopped, and nobody else: then it may go on once the dispute is over. */
const byDispute = { stopped_by: 'dispute' }

export const isStoppedByDispute = ({ metadata, cancel_at_period_end }: Stripe.Subscription): boolean =>
  cancel_at_period_end && metadata.stopped_by === byDispute.stopped_by

/** Leaves it until the end of its period. */
export async function stopRenewal(stripe: Stripe, id: string, by: 'holder' | 'dispute'): Promise<void> {
  const metadata = by === 'dispute' ? byDispute : {}
  await stripe.subscriptions.update(id, { cancel_at_period_end: true, metadata })
}

export async function resumeRenewal(stripe: Stripe, id: string): Promise<void> {
  // An empty value takes the word away.
  await stripe.subscriptions.update(id, { cancel_at_period_end: false, metadata: { stopped_by: '' } })
}
