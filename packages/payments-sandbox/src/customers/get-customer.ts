import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Customer } from '../objects/customer.ts'

export function getCustomer({ tx }: Pick<Call, 'tx'>, id: string, param = 'id'): Customer {
  const customer = tx.find('customer', id)
  if (!customer) throw missingObject('customer', id, param)
  return customer
}
