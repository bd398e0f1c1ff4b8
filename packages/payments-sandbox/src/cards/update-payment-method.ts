import type { Call } from '../api/call.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readGroup, readText, readWhole } from '../api/read-params.ts'
import { emit } from '../events/emit.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { getPaymentMethod } from './get-payment-method.ts'
import { readBillingDetails } from './read-billing-details.ts'

export function updatePaymentMethod(call: Call): PaymentMethod {
  const before = getPaymentMethod(call, call.path.id ?? '')
  const card = readGroup(call.params, 'card') ?? {}
  const updated: PaymentMethod = {
    ...before,
    allow_redisplay: readText(call.params, 'allow_redisplay') ?? before.allow_redisplay,
    billing_details: readBillingDetails(call.params, before.billing_details),
    card: {
      ...before.card,
      exp_month: readWhole(card, 'exp_month') ?? before.card.exp_month,
      exp_year: readWhole(card, 'exp_year') ?? before.card.exp_year,
    },
    metadata: readMetadata(call.params, before.metadata),
  }
  call.tx.put('payment_method', updated)
  emit(call, 'payment_method.updated', updated, before)
  return updated
}
