import { chooseDeclineReason } from '@grandstand/rules'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'

/** With the reason, where the buyer can do something about it. */
export function cardDeclined({ decline_code }: Pick<StoredOrder, 'decline_code'>): CallError {
  const reason = chooseDeclineReason(decline_code)
  return new CallError('card_declined', reason === null ? {} : { fields: { payment_method_id: reason } })
}
