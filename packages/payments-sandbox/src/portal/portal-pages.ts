import { ApiError, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { needText, readText } from '../api/read-params.ts'
import { moveSubscription } from '../billing/move-subscription.ts'
import { switchPlan } from '../billing/switch-plan.ts'
import { detach } from '../cards/get-payment-method.ts'
import { beginChange, commitChange } from '../http/change.ts'
import type { Reply } from '../http/reply.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { PortalSession } from '../objects/portal.ts'
import type { Subscription } from '../objects/subscription.ts'
import type { PageRequest, PageRoute } from '../pages/page-route.ts'
import { explain, notFound, redirectTo } from '../pages/render-page.ts'
import { renderPortal } from './render-portal.ts'

const lifeSeconds = 3600

export const portalPages: PageRoute[] = [
  { method: 'GET', path: '/portal/:account/:session', run: showPortal },
  { method: 'POST', path: '/portal/:account/:session', run: act },
]

type Action = (call: Call, session: PortalSession) => void

/** What its buttons do. */
const actions: { [name: string]: Action } = {
  remove_card(call, session) {
    detach(call, ownCard(call, session), session.customer)
  },
  make_default(call, session) {
    setDefault(call, session, ownCard(call, session).id)
  },
  cancel(call, session) {
    moveSubscription(call, ownSubscription(call, session), { cancel_at_period_end: true })
  },
  keep(call, session) {
    moveSubscription(call, ownSubscription(call, session), { cancel_at_period_end: false })
  },
  switch_plan(call, session) {
    const { features } = getObject(call, 'portal_configuration', session.configuration)
    const price = needText(call.params, 'price')
    if (!features.subscription_update.products.some(({ prices }) => prices.includes(price)))
      throw missingObject('price', price, 'price')
    switchPlan(call, ownSubscription(call, session), getObject(call, 'price', price))
  },
}

function setDefault(call: Call, { customer }: PortalSession, default_payment_method: string): void {
  const owner = getObject(call, 'customer', customer)
  call.tx.put('customer', { ...owner, invoice_settings: { default_payment_method } })
}

function ownCard(call: Call, { customer }: PortalSession): PaymentMethod {
  const card = getObject(call, 'payment_method', needText(call.params, 'card_id'))
  if (card.customer !== customer) throw missingObject('payment_method', card.id, 'card_id')
  return card
}

function ownSubscription(call: Call, { customer }: PortalSession): Subscription {
  const subscription = getObject(call, 'subscription', needText(call.params, 'subscription'))
  if (subscription.customer !== customer) throw missingObject('subscription', subscription.id, 'subscription')
  return subscription
}

function showPortal(request: PageRequest): Reply {
  const { call } = beginChange(request.parts, request.path.account ?? '')
  const session = findSession(call, request)
  if (!session) return notFound(request)
  return renderPortal(call, session, request, request.query.has('done') ? { done: true } : {})
}

async function act(request: PageRequest): Promise<Reply> {
  const { parts, path, form, locale, words } = request
  const change = beginChange(parts, path.account ?? '', { params: form })
  const session = findSession(change.call, request)
  const action = actions[readText(form, 'action') ?? '']
  if (!session || !action) return notFound(request)
  try {
    action(change.call, session)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    change.tx.undo()
    return renderPortal(change.call, session, request, { problem: explain(error, words) })
  }
  await commitChange(parts, change)
  return redirectTo(`?done&locale=${locale}`)
}

/** An hour after it was made the link opens nothing. */
function findSession(call: Call, { path }: PageRequest): PortalSession | undefined {
  const session = call.tx.find('portal_session', path.session ?? '')
  const isOld = session && call.now - session.created > lifeSeconds
  return isOld || !call.tx.find('customer', session?.customer ?? '') ? undefined : session
}
