import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import { readMetadata } from '../api/read-metadata.ts'
import {
  readChoice,
  readClearable,
  readFlag,
  readGroup,
  readGroups,
  readText,
  readTexts,
} from '../api/read-params.ts'
import type { PortalConfiguration } from '../objects/portal.ts'

type Features = PortalConfiguration['features']

const defaultFeatures: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, options: [] },
    enabled: true,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_update: {
    billing_cycle_anchor: null,
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'continue_trial',
  },
}

export function createConfiguration(call: Call): PortalConfiguration {
  return keep(call, newConfiguration(call, false))
}

export function updateConfiguration(call: Call): PortalConfiguration {
  return keep(call, getConfiguration(call, call.path.id ?? ''))
}

export function getConfiguration({ tx }: Call, id: string): PortalConfiguration {
  const configuration = tx.find('portal_configuration', id)
  if (!configuration) throw missingObject('configuration', id, 'configuration')
  return configuration
}

/** What a session without one uses: cards and the end of a renewal, no other plans. */
export function defaultConfiguration(call: Call): PortalConfiguration {
  const found = [...call.tx.all('portal_configuration')].find(one => one.is_default)
  if (found) return found
  const configuration = newConfiguration(call, true)
  call.tx.put('portal_configuration', configuration)
  return configuration
}

function newConfiguration({ now }: Call, isDefault: boolean): PortalConfiguration {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: defaultFeatures,
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  }
}

function keep(call: Call, before: PortalConfiguration): PortalConfiguration {
  const { params } = call
  const profile = readGroup(params, 'business_profile') ?? {}
  const returnUrl = readClearable(params, 'default_return_url')
  const configuration: PortalConfiguration = {
    ...before,
    active: readFlag(params, 'active') ?? before.active,
    business_profile: {
      headline: readText(profile, 'headline') ?? before.business_profile.headline,
      privacy_policy_url:
        readText(profile, 'privacy_policy_url') ?? before.business_profile.privacy_policy_url,
      terms_of_service_url:
        readText(profile, 'terms_of_service_url') ?? before.business_profile.terms_of_service_url,
    },
    default_return_url: returnUrl === undefined ? before.default_return_url : returnUrl,
    features: readFeatures(readGroup(params, 'features') ?? {}, before.features),
    metadata: readMetadata(params, before.metadata),
    name: readText(params, 'name') ?? before.name,
    updated: call.now,
  }
  call.tx.put('portal_configuration', configuration)
  return configuration
}

function readFeatures(given: Params, before: Features): Features {
  const group = (name: string) => readGroup(given, name) ?? {}
  const enabled = (name: keyof Features) => readFlag(group(name), 'enabled') ?? before[name].enabled
  const cancel = group('subscription_cancel')
  const update = group('subscription_update')
  const products = readGroups(update, 'products')?.map(one => ({
    product: readText(one, 'product') ?? '',
    prices: readTexts(one, 'prices') ?? [],
  }))
  return {
    customer_update: { ...before.customer_update, enabled: enabled('customer_update') },
    invoice_history: { enabled: enabled('invoice_history') },
    payment_method_update: { ...before.payment_method_update, enabled: enabled('payment_method_update') },
    subscription_cancel: {
      ...before.subscription_cancel,
      enabled: enabled('subscription_cancel'),
      mode: readChoice(cancel, 'mode', ['at_period_end', 'immediately']) ?? before.subscription_cancel.mode,
    },
    subscription_update: {
      ...before.subscription_update,
      default_allowed_updates:
        readTexts(update, 'default_allowed_updates') ?? before.subscription_update.default_allowed_updates,
      enabled: enabled('subscription_update'),
      products: products ?? before.subscription_update.products,
      proration_behavior:
        readChoice(update, 'proration_behavior', ['always_invoice', 'create_prorations', 'none']) ??
        before.subscription_update.proration_behavior,
    },
  }
}
