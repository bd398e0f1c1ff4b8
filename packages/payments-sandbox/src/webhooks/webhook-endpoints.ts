import type { Deleted } from '../answers/answer.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import { needText, readText, readTexts } from '../api/read-params.ts'
import type { PaymentMethodDomain, WebhookEndpoint } from '../objects/webhook.ts'

/** The only answer that has the secret. */
export function createEndpoint({ tx, params, now }: Call): WebhookEndpoint & { secret: string } {
  const enabled_events = readTexts(params, 'enabled_events')
  if (!enabled_events.length)
    throw invalidRequest('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing')
  const secret = newId('sandbox_signing', 32)
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    ...(readText(params, 'connect') === 'true' && { connect: true }),
    created: now,
    enabled_events,
    status: 'enabled',
    url: needText(params, 'url'),
    sandbox: { secret },
  }
  tx.put('webhook_endpoint', endpoint)
  return { ...endpoint, secret }
}

export function deleteEndpoint(call: Call): Deleted {
  const { id, object } = getObject(call, 'webhook_endpoint', call.path.id ?? '')
  call.tx.remove('webhook_endpoint', id)
  return { id, object, deleted: true }
}

/** A domain that is there already is answered as it is. */
export function createDomain({ tx, params, now }: Call): PaymentMethodDomain {
  const domain_name = needText(params, 'domain_name')
  const found = [...tx.all('payment_method_domain')].find(one => one.domain_name === domain_name)
  if (found) return found
  const domain = { id: newId('pmd'), object: 'payment_method_domain', created: now, domain_name } as const
  tx.put('payment_method_domain', domain)
  return domain
}
