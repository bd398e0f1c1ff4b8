import { invalidRequest, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { newId } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readFlag, readText, readTexts } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import type { WebhookEndpoint } from '../objects/webhook-endpoint.ts'

const path = '/v1/webhook_endpoints'
const fields = ['description', 'enabled_events', 'metadata', 'url']

export const webhookEndpointRoutes: Route[] = [
  { method: 'POST', path, accepts: [...fields, 'api_version', 'connect'], run: createEndpoint },
  { method: 'GET', path, accepts: paging, run: call => listObjects(call, 'webhook_endpoint') },
  { method: 'GET', path: `${path}/:id`, accepts: [], run: getEndpoint },
  { method: 'POST', path: `${path}/:id`, accepts: [...fields, 'disabled'], run: updateEndpoint },
  { method: 'DELETE', path: `${path}/:id`, accepts: [], run: deleteEndpoint },
]

function getEndpoint({ tx, path: { id = '' } }: Call): WebhookEndpoint {
  const endpoint = tx.find('webhook_endpoint', id)
  if (!endpoint) throw missingObject('webhook endpoint', id)
  return endpoint
}

/** The only answer that has the secret. */
function createEndpoint(call: Call) {
  const { params } = call
  const endpoint: WebhookEndpoint = {
    id: newId('we'),
    object: 'webhook_endpoint',
    api_version: readText(params, 'api_version') ?? null,
    application: null,
    created: call.now,
    description: readText(params, 'description') ?? null,
    enabled_events: needEvents(call),
    livemode: false,
    metadata: readMetadata(params),
    status: 'enabled',
    url: readUrl(needText(params, 'url')),
    sandbox: { secret: newId('sandbox_signing', 32), isConnect: readFlag(params, 'connect') ?? false },
  }
  call.tx.put('webhook_endpoint', endpoint)
  return { ...endpoint, secret: endpoint.sandbox.secret }
}

function updateEndpoint(call: Call): WebhookEndpoint {
  const before = getEndpoint(call)
  const { params } = call
  const url = readText(params, 'url')
  const isDisabled = readFlag(params, 'disabled') ?? before.status === 'disabled'
  const endpoint: WebhookEndpoint = {
    ...before,
    description: readText(params, 'description') ?? before.description,
    enabled_events: readTexts(params, 'enabled_events') ?? before.enabled_events,
    metadata: readMetadata(params, before.metadata),
    status: isDisabled ? 'disabled' : 'enabled',
    url: url ? readUrl(url) : before.url,
  }
  call.tx.put('webhook_endpoint', endpoint)
  return endpoint
}

function deleteEndpoint(call: Call) {
  const { id } = getEndpoint(call)
  call.tx.remove('webhook_endpoint', id)
  return { id, object: 'webhook_endpoint', deleted: true }
}

function needEvents({ params }: Call): string[] {
  const events = readTexts(params, 'enabled_events')
  if (!events?.length)
    throw invalidRequest('Missing required param: enabled_events.', 'enabled_events', 'parameter_missing')
  return events
}

function readUrl(url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw invalidRequest(
      'Invalid URL: An explicit scheme (such as https) must be provided.',
      'url',
      'url_invalid',
    )
  return url
}
