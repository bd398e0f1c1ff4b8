import type Stripe from 'stripe'

const maxListed = 100

/** The provider shows a secret only once: an endpoint whose secret nobody has makes room for another. */
export async function replaceEndpoint(
  stripe: Stripe,
  wanted: Stripe.WebhookEndpointCreateParams,
): Promise<{ id: string; secret: string }> {
  for await (const { id, url } of stripe.webhookEndpoints.list({ limit: maxListed }))
    if (url === wanted.url) await stripe.webhookEndpoints.del(id)
  const { id, secret } = await stripe.webhookEndpoints.create(wanted)
  if (secret === undefined) throw new Error('The provider created a webhook endpoint without a secret')
  return { id, secret }
}
