import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId, newWord } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, needWhole, readChoice, readFlag, readGroup, readText } from '../api/read-params.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts'
import { getCalculation } from '../tax/get-calculation.ts'
import { chooseMethod } from './choose-method.ts'
import { confirmFields, confirmPaymentIntent } from './confirm-payment-intent.ts'
import { movePaymentIntent } from './move-intent.ts'

export const createFields = [
  ...confirmFields.filter(name => name !== 'client_secret'),
  'allowed_payment_method_types',
  'amount',
  'amount_details',
  'application_fee_amount',
  'automatic_payment_methods',
  'capture_method',
  'confirm',
  'confirmation_method',
  'currency',
  'customer',
  'description',
  'hooks',
  'metadata',
  'on_behalf_of',
  'statement_descriptor',
  'statement_descriptor_suffix',
  'transfer_data',
  'transfer_group',
]

export function createPaymentIntent(call: Call): PaymentIntent {
  const fresh = buildPaymentIntent(call)
  const method = chooseMethod(call, fresh)
  const intent = movePaymentIntent(
    call,
    fresh,
    {
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      payment_method: method?.id ?? null,
    },
    'created',
  )
  if (!readFlag(call.params, 'confirm')) return intent
  return confirmPaymentIntent(
    { ...call, params: { ...call.params, payment_method: method?.id ?? '' } },
    intent,
  )
}

function buildPaymentIntent(call: Call): PaymentIntent {
  const { params } = call
  const id = newId('pi')
  const amount = needAmount(call)
  const customer = readText(params, 'customer')
  const automatic = readGroup(params, 'automatic_payment_methods')
  return {
    ...newPaymentIntent({
      id,
      client_secret: `${id}_secret_${newWord(25)}`,
      created: call.now,
      amount,
      currency: needText(params, 'currency').toLowerCase(),
    }),
    automatic_payment_methods: {
      enabled: automatic ? readFlag(automatic, 'enabled') === true : true,
      allow_redirects: (automatic && readText(automatic, 'allow_redirects')) ?? 'always',
    },
    capture_method:
      readChoice(params, 'capture_method', ['automatic', 'automatic_async', 'manual']) ?? 'automatic_async',
    customer: customer ? getCustomer(call, customer, 'customer').id : null,
    description: readText(params, 'description') ?? null,
    ...readHooks(call),
    metadata: readMetadata(params),
    receipt_email: readText(params, 'receipt_email') ?? null,
    setup_future_usage: readChoice(params, 'setup_future_usage', ['off_session', 'on_session']) ?? null,
    statement_descriptor: readText(params, 'statement_descriptor') ?? null,
    statement_descriptor_suffix: readText(params, 'statement_descriptor_suffix') ?? null,
  }
}

function readHooks(call: Call): Pick<PaymentIntent, 'hooks'> {
  const inputs = readGroup(readGroup(call.params, 'hooks') ?? {}, 'inputs')
  const tax = inputs && readGroup(inputs, 'tax')
  if (!tax) return {}
  const param = 'hooks[inputs][tax][calculation]'
  const calculation = getCalculation(call, needText(tax, 'calculation'), param).id
  return { hooks: { inputs: { tax: { calculation } } } }
}

function needAmount({ params }: Call): number {
  const amount = needWhole(params, 'amount')
  if (amount < 50) throw invalidRequest('Amount must be at least $0.50 usd', 'amount', 'amount_too_small')
  if (amount > 99_999_999)
    throw invalidRequest('Amount must be no more than $999,999.99', 'amount', 'amount_too_large')
  return amount
}
