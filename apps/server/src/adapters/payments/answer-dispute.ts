import type Stripe from 'stripe'
import type { DisputeEvidence } from './payment-account.ts'

/** A bank accepts evidence only once, so evidence that somebody already sent in the provider's own pages stays. */
export async function answerDispute(
  stripe: Stripe,
  disputeId: string,
  evidence: DisputeEvidence,
): Promise<void> {
  const { status, evidence_details } = await stripe.disputes.retrieve(disputeId)
  if (status !== 'needs_response' || evidence_details.submission_count > 0) return
  await stripe.disputes.update(disputeId, {
    evidence: {
      product_description: evidence.product,
      service_date: evidence.serviceDate,
      refund_policy_disclosure: evidence.termsShown,
      uncategorized_text: evidence.account,
      ...(evidence.customer && {
        customer_name: evidence.customer.name,
        customer_email_address: evidence.customer.email,
      }),
      ...(evidence.accessLog && { access_activity_log: evidence.accessLog }),
    },
    submit: true,
  })
}
