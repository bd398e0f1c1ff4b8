import type Stripe from 'stripe'
import { isMarked, writeMark } from './mark.ts'
import type { NewRefund } from './payment-account.ts'

/** A payment has few: even by the cent nobody asks for more. */
const maxListed = 100

/** Whichever call came first has created it, in any process and however long ago. */
export async function keepRefund(stripe: Stripe, refund: NewRefund): Promise<number | null> {
  const { mark, paymentId, amount, idempotencyKey } = refund
  const name = String(refund.refundId)
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: maxListed })
  const known = data.find(({ metadata }) => metadata?.refund === name && isMarked(metadata, mark))
  const made =
    known ??
    (await stripe.refunds.create(
      {
        payment_intent: paymentId,
        ...(amount === null ? {} : { amount }),
        metadata: { ...writeMark(mark), refund: name },
      },
      { idempotencyKey },
    ))
  return made.status === 'failed' || made.status === 'canceled' ? null : made.amount
}
