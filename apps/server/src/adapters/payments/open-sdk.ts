import Stripe from 'stripe'

/** What is read here was written for this version; a newer SDK changes nothing until this is changed. */
const apiVersion = '2026-10-28.endive'
/** With its retries a call ends before `attemptMs` of the rules. */
const limits = { timeout: 10_000, maxNetworkRetries: 2, telemetry: false } as const

/** The official SDK, at Stripe or at what speaks as Stripe does. */
export function openSdk(secret: string, { url, account }: { url: string | null; account?: string }): Stripe {
  return new Stripe(secret, {
    apiVersion,
    ...limits,
    ...(account === undefined ? {} : { stripeAccount: account }),
    ...(url === null ? {} : placeOf(new URL(url))),
  })
}

function placeOf({ hostname, port, protocol }: URL) {
  const scheme = protocol === 'https:' ? ('https' as const) : ('http' as const)
  return { host: hostname, port, protocol: scheme }
}
