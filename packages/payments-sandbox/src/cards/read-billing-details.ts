import type { Params } from '../api/params.ts'
import { readClearable, readGroup } from '../api/read-params.ts'
import { readAddress } from '../customers/read-address.ts'
import type { BillingDetails } from '../objects/payment-method.ts'

export function readBillingDetails(params: Params, before: BillingDetails): BillingDetails {
  const given = readGroup(params, 'billing_details') ?? {}
  const keep = (name: string, old: string | null) => readClearable(given, name) ?? old
  return {
    address: readAddress(given, before.address),
    email: keep('email', before.email),
    name: keep('name', before.name),
    phone: keep('phone', before.phone),
    tax_id: null,
  }
}
