import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, readFlag, readGroup, readGroups, readText, readTexts } from '../api/read-params.ts'
import type { PortalConfiguration, PortalSession } from '../objects/portal.ts'

export function createConfiguration({ tx, params, now }: Call): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    created: now,
    features: readFeatures(params),
    metadata: readMetadata(params),
  }
  tx.put('portal_configuration', configuration)
  return configuration
}

export function updateConfiguration(call: Call): PortalConfiguration {
  const before = getObject(call, 'portal_configuration', call.path.id ?? '')
  const configuration = { ...before, features: readFeatures(call.params) }
  call.tx.put('portal_configuration', configuration)
  return configuration
}

/** Its id is the secret that opens the page. */
export function createSession(call: Call): PortalSession {
  const { tx, params, now } = call
  const id = newId('bps', 32)
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    configuration: getObject(call, 'portal_configuration', needText(params, 'configuration')).id,
    created: now,
    customer: getObject(call, 'customer', needText(params, 'customer'), 'customer').id,
    return_url: readText(params, 'return_url') ?? null,
    url: `${call.baseUrl}/portal/${call.account}/${id}`,
  }
  tx.put('portal_session', session)
  return session
}

function readFeatures(params: Params): PortalConfiguration['features'] {
  const given = readGroup(params, 'features') ?? {}
  const isEnabled = (feature: Params) => readFlag(feature, 'enabled') ?? false
  const update = readGroup(given, 'subscription_update') ?? {}
  return {
    subscription_cancel: { enabled: isEnabled(readGroup(given, 'subscription_cancel') ?? {}) },
    subscription_update: {
      enabled: isEnabled(update),
      products: readGroups(update, 'products').map(one => ({
        product: needText(one, 'product'),
        prices: readTexts(one, 'prices'),
      })),
    },
  }
}
