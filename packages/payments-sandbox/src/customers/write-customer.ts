import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId, newWord } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readClearable, readGroup, readText, readTexts, readWhole } from '../api/read-params.ts'
import { attachTo } from '../cards/attach.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { emit } from '../events/emit.ts'
import { noAddress } from '../objects/address.ts'
import { type Customer, newCustomer } from '../objects/customer.ts'
import { checkLocation } from '../tax/check-location.ts'
import { getCustomer } from './get-customer.ts'
import { readAddress } from './read-address.ts'

export const customerFields = [
  'address',
  'balance',
  'description',
  'email',
  'invoice_settings',
  'metadata',
  'name',
  'phone',
  'preferred_locales',
  'shipping',
  'tax',
  'tax_exempt',
]

export function createCustomer(call: Call): Customer {
  const fresh = newCustomer(newId('cus', 14), call.now, newWord(8).toUpperCase())
  const customer = { ...withFields(call, fresh), test_clock: readClock(call) }
  call.tx.put('customer', customer)
  const method = readText(call.params, 'payment_method')
  if (method) attachTo(call, getPaymentMethod(call, method), customer.id)
  emit(call, 'customer.created', customer)
  return customer
}

export function updateCustomer(call: Call): Customer {
  const before = getCustomer(call, call.path.id ?? '')
  const customer = withFields(call, before)
  call.tx.put('customer', customer)
  emit(call, 'customer.updated', customer, before)
  return customer
}

function withFields(call: Call, before: Customer): Customer {
  const { params } = call
  const text = (name: string, old: string | null) => {
    const given = readClearable(params, name)
    return given === undefined ? old : given
  }
  const invoices = readGroup(params, 'invoice_settings') ?? {}
  const chosen = readClearable(invoices, 'default_payment_method')
  const tax = readGroup(params, 'tax') ?? {}
  const ipAddress = readText(tax, 'ip_address') ?? before.sandbox.ipAddress
  if (ipAddress && readText(tax, 'validate_location') === 'immediately') checkLocation(ipAddress)
  return {
    ...before,
    address: params.address ? readAddress(params, before.address ?? noAddress) : before.address,
    balance: readWhole(params, 'balance') ?? before.balance,
    description: text('description', before.description),
    email: text('email', before.email),
    invoice_settings: {
      ...before.invoice_settings,
      default_payment_method:
        chosen === undefined ? before.invoice_settings.default_payment_method : ownCard(call, before, chosen),
    },
    metadata: readMetadata(params, before.metadata),
    name: text('name', before.name),
    phone: text('phone', before.phone),
    preferred_locales: readTexts(params, 'preferred_locales') ?? before.preferred_locales,
    tax_exempt: readText(params, 'tax_exempt') || before.tax_exempt,
    sandbox: { ipAddress },
  }
}

function readClock({ tx, params }: Call): string | null {
  const id = readText(params, 'test_clock')
  if (id && !tx.find('test_clock', id)) throw missingObject('test clock', id, 'test_clock')
  return id ?? null
}

function ownCard(call: Call, customer: Customer, id: string | null): string | null {
  return id && attachTo(call, getPaymentMethod(call, id), customer.id).id
}
