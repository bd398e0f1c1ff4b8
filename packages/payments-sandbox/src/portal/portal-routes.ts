import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { newId } from '../api/new-id.ts'
import { needText, readFlag, readGroup, readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { emit } from '../events/emit.ts'
import type { PortalSession } from '../objects/portal.ts'
import {
  createConfiguration,
  defaultConfiguration,
  getConfiguration,
  updateConfiguration,
} from './write-configuration.ts'

const path = '/v1/billing_portal/configurations'
const fields = ['business_profile', 'default_return_url', 'features', 'login_page', 'metadata', 'name']

/** The page shows everything, whatever the flow; its buttons are the same. */
const plainFlow = {
  after_completion: { hosted_confirmation: null, redirect: null, type: 'portal_homepage' },
  subscription_cancel: null,
  subscription_update: null,
  subscription_update_confirm: null,
} as const

export const portalRoutes: Route[] = [
  { method: 'POST', path, accepts: fields, run: createConfiguration },
  { method: 'GET', path, accepts: [...paging, 'active', 'is_default'], run: listConfigurations },
  {
    method: 'GET',
    path: `${path}/:id`,
    accepts: [],
    run: call => getConfiguration(call, call.path.id ?? ''),
  },
  { method: 'POST', path: `${path}/:id`, accepts: [...fields, 'active'], run: updateConfiguration },
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    accepts: ['configuration', 'customer', 'flow_data', 'locale', 'on_behalf_of', 'return_url'],
    run: createSession,
  },
]

function listConfigurations(call: Call) {
  const active = readFlag(call.params, 'active')
  const isDefault = readFlag(call.params, 'is_default')
  return listObjects(
    call,
    'portal_configuration',
    one =>
      (active === undefined || one.active === active) &&
      (isDefault === undefined || one.is_default === isDefault),
  )
}

/** Its id is the secret that opens the page. */
function createSession(call: Call): PortalSession {
  const { params } = call
  const chosen = readText(params, 'configuration')
  const configuration = chosen ? getConfiguration(call, chosen) : defaultConfiguration(call)
  const flow = readGroup(params, 'flow_data')
  const locale = readText(params, 'locale') ?? null
  const id = newId('bps', 32)
  const language = locale && locale !== 'auto' ? `?locale=${encodeURIComponent(locale)}` : ''
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    after_expiration: null,
    configuration: configuration.id,
    created: call.now,
    customer: getCustomer(call, needText(params, 'customer'), 'customer').id,
    customer_account: null,
    flow: flow ? { ...plainFlow, type: needText(flow, 'type') } : null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: readText(params, 'return_url') ?? configuration.default_return_url,
    url: `${call.baseUrl}/portal/${encodeURIComponent(call.account)}/${id}${language}`,
  }
  call.tx.put('portal_session', session)
  emit(call, 'billing_portal.session.created', session)
  return session
}
