import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { newId } from '../api/new-id.ts'
import { needText, readFlag, readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { newPaymentMethodDomain, type PaymentMethodDomain } from '../objects/payment-method-domain.ts'

const path = '/v1/payment_method_domains'

export const domainRoutes: Route[] = [
  { method: 'POST', path, accepts: ['domain_name', 'enabled'], run: createDomain },
  { method: 'GET', path, accepts: [...paging, 'domain_name', 'enabled'], run: listDomains },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: getDomain },
  { method: 'POST', path: `${path}/:id`, accepts: ['enabled'], run: updateDomain },
  { method: 'POST', path: `${path}/:id/validate`, accepts: [], run: getDomain },
]

/** A domain that is there already is answered as it is. */
function createDomain(call: Call): PaymentMethodDomain {
  const name = needText(call.params, 'domain_name').toLowerCase()
  if (!/^[a-z0-9.-]{1,253}$/.test(name)) throw invalidRequest('Invalid domain name.', 'domain_name')
  const found = [...call.tx.all('payment_method_domain')].find(one => one.domain_name === name)
  if (found) return found
  const domain = newPaymentMethodDomain({
    id: newId('pmd'),
    created: call.now,
    domain_name: name,
    enabled: readFlag(call.params, 'enabled') ?? true,
  })
  call.tx.put('payment_method_domain', domain)
  return domain
}

function getDomain({ tx, path: { id = '' } }: Call): PaymentMethodDomain {
  const domain = tx.find('payment_method_domain', id)
  if (!domain) throw missingObject('payment_method_domain', id)
  return domain
}

function updateDomain(call: Call): PaymentMethodDomain {
  const before = getDomain(call)
  const domain = { ...before, enabled: readFlag(call.params, 'enabled') ?? before.enabled }
  call.tx.put('payment_method_domain', domain)
  return domain
}

function listDomains(call: Call) {
  const name = readText(call.params, 'domain_name')
  const enabled = readFlag(call.params, 'enabled')
  return listObjects(
    call,
    'payment_method_domain',
    one => (!name || one.domain_name === name) && (enabled === undefined || one.enabled === enabled),
  )
}
