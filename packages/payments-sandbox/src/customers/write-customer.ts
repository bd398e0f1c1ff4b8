import type { Deleted } from '../answers/answer.ts'
import { answerCustomer } from '../answers/customer-answers.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readGroup, readText } from '../api/read-params.ts'
import { endSubscription } from '../billing/end-subscription.ts'
import { attachTo, detach, getPaymentMethod } from '../cards/get-payment-method.ts'
import { emit } from '../events/emit.ts'
import type { Customer } from '../objects/customer.ts'
import { hasEnded } from '../objects/subscription.ts'
import { checkLocation } from '../tax/tax.ts'

export function createCustomer(call: Call): Customer {
  const { tx, params, now } = call
  const customer: Customer = {
    id: newId('cus', 14),
    object: 'customer',
    balance: 0,
    created: now,
    email: readText(params, 'email') ?? null,
    invoice_settings: { default_payment_method: null },
    metadata: readMetadata(params),
    name: readText(params, 'name') ?? null,
    sandbox: { ipAddress: null },
  }
  tx.put('customer', customer)
  const card = readText(params, 'payment_method')
  if (card) attachTo(call, getPaymentMethod(call, card), customer.id)
  emit(call, 'customer.created', answerCustomer(customer))
  return customer
}

export function updateCustomer(call: Call): Customer {
  const before = getObject(call, 'customer', call.path.id ?? '')
  const tax = readGroup(call.params, 'tax') ?? {}
  const ipAddress = readText(tax, 'ip_address') ?? before.sandbox.ipAddress
  if (ipAddress && readText(tax, 'validate_location') === 'immediately') checkLocation(ipAddress)
  const customer = { ...before, sandbox: { ipAddress } }
  call.tx.put('customer', customer)
  return customer
}

/** Their subscriptions end at once and their cards are let go; payments stay. */
export function deleteCustomer(call: Call): Deleted {
  const { tx } = call
  const { id, object } = getObject(call, 'customer', call.path.id ?? '')
  for (const subscription of [...tx.all('subscription')])
    if (subscription.customer === id && !hasEnded(subscription)) endSubscription(call, subscription)
  for (const method of [...tx.all('payment_method')]) if (method.customer === id) detach(call, method, id)
  tx.remove('customer', id)
  return { id, object, deleted: true }
}
