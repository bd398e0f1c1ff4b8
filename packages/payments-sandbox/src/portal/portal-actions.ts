import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { needText, readText } from '../api/read-params.ts'
import { cancelSubscription } from '../billing/cancel-subscription.ts'
import { getSubscription } from '../billing/get-subscription.ts'
import { updateSubscription } from '../billing/update-subscription.ts'
import { createPaymentMethod } from '../cards/create-payment-method.ts'
import { detachPaymentMethod } from '../cards/detach.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { updateCustomer } from '../customers/write-customer.ts'
import type { PortalSession } from '../objects/portal.ts'
import type { Subscription } from '../objects/subscription.ts'
import { readCardForm } from '../pages/read-card-form.ts'
import { createSetupIntent } from '../payments/write-setup-intent.ts'
import { getConfiguration } from './write-configuration.ts'

/** What a button does; an address where the holder has to go first. */
type Action = (call: Call, session: PortalSession, back: string) => string | undefined

export const portalActions: { [name: string]: Action } = {
  add_card: addCard,
  remove_card(call, session) {
    detachPaymentMethod({ ...call, path: { id: ownCard(call, session) }, params: {} })
    return undefined
  },
  make_default(call, session) {
    setDefault(call, session.customer, ownCard(call, session))
    return undefined
  },
  cancel(call, session) {
    const { features } = getConfiguration(call, session.configuration)
    const subscription = ownSubscription(call, session)
    if (features.subscription_cancel.mode === 'immediately')
      cancelSubscription({ ...call, params: {} }, subscription)
    else updateSubscription({ ...call, params: { cancel_at_period_end: 'true' } }, subscription)
    return undefined
  },
  keep(call, session) {
    updateSubscription({ ...call, params: { cancel_at_period_end: 'false' } }, ownSubscription(call, session))
    return undefined
  },
  switch_plan: switchPlan,
}

/** A card that asks for its holder leads to their bank and comes back. */
function addCard(call: Call, { customer }: PortalSession, back: string): string | undefined {
  const method = createPaymentMethod(call, readCardForm(call.params))
  const intent = createSetupIntent({
    ...call,
    params: { customer, payment_method: method.id, confirm: 'true', return_url: back },
  })
  const action = intent.next_action
  if (action?.type === 'redirect_to_url') return action.redirect_to_url.url
  const owner = call.tx.find('customer', customer)
  if (owner && !owner.invoice_settings.default_payment_method) setDefault(call, customer, method.id)
  return undefined
}

function switchPlan(call: Call, session: PortalSession): undefined {
  const { features } = getConfiguration(call, session.configuration)
  const price = needText(call.params, 'price')
  const allowed = features.subscription_update.products.flatMap(({ prices }) => prices)
  const subscription = ownSubscription(call, session)
  const [item] = subscription.items.data
  if (!features.subscription_update.enabled || !allowed.includes(price) || !item)
    throw missingObject('price', price, 'price')
  updateSubscription(
    {
      ...call,
      params: {
        items: { 0: { id: item.id, price } },
        proration_behavior: features.subscription_update.proration_behavior,
      },
    },
    subscription,
  )
}

function setDefault(call: Call, customer: string, card: string): void {
  updateCustomer({
    ...call,
    path: { id: customer },
    params: { invoice_settings: { default_payment_method: card } },
  })
}

function ownCard(call: Call, { customer }: PortalSession): string {
  const card = getPaymentMethod(call, needText(call.params, 'card_id'))
  if (card.customer !== customer) throw missingObject('PaymentMethod', card.id, 'card_id')
  return card.id
}

function ownSubscription(call: Call, { customer }: PortalSession): Subscription {
  const subscription = getSubscription(call, readText(call.params, 'subscription') ?? '')
  if (subscription.customer !== customer) throw missingObject('subscription', subscription.id, 'subscription')
  return subscription
}
