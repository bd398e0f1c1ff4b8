import { testCardOf } from '../cards/get-payment-method.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

export function needsAuthentication(method: PaymentMethod): boolean {
  const { authentication } = testCardOf(method)
  return authentication === 'always' || (authentication === 'until_set_up' && !method.sandbox.isSetUp)
}
