import { expect, it } from 'vitest'
import { createStripe, serveSandbox } from './stripe-client.ts'
import { startReceiver } from './webhook-receiver.ts'

const sandbox = await serveSandbox()
const platform = createStripe(sandbox, 'platform')
const sale = { amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true }
const pages = { refresh_url: 'http://studio.test/again', return_url: 'http://studio.test/back' }

async function answer(url: string, given: string): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams({ answer: given }),
    redirect: 'manual',
  })
  return response.headers.get('location')
}

it('an account takes money for itself once its owner has said yes', async () => {
  const { id } = await platform.accounts.create({ business_profile: { name: 'Valley League' } })
  expect(await platform.accounts.retrieve(id)).toMatchObject({ charges_enabled: false })
  const { url } = await platform.accountLinks.create({ account: id, type: 'account_onboarding', ...pages })
  expect(await (await fetch(url)).text()).toContain('Valley League')
  expect(await answer(url, 'later')).toBe(pages.return_url)
  expect(await platform.accounts.retrieve(id)).toMatchObject({ charges_enabled: false })
  expect(await answer(url, 'yes')).toBe(pages.return_url)
  expect(await platform.accounts.retrieve(id)).toMatchObject({ charges_enabled: true })
  // It works once.
  expect((await fetch(url)).status).toBe(404)

  const connected = createStripe(sandbox, 'platform', { stripeAccount: id })
  expect(await connected.accounts.retrieveCurrent()).toMatchObject({
    id,
    settings: { dashboard: { display_name: 'Valley League' } },
  })
  await connected.paymentIntents.create(sale)
  expect((await connected.charges.list()).data).toHaveLength(1)
  expect((await platform.charges.list()).data).toHaveLength(0)
})

it('a platform acts for its own accounts only', async () => {
  const { id } = await platform.accounts.create({})
  const stranger = createStripe(sandbox, 'stranger', { stripeAccount: id })
  await expect(stranger.charges.list()).rejects.toMatchObject({ statusCode: 403, code: 'account_invalid' })
})

it('an endpoint for connected accounts hears whose event it is, and nothing of the platform itself', async () => {
  const receiver = await startReceiver()
  await platform.webhookEndpoints.create({
    url: receiver.url,
    enabled_events: ['payment_intent.succeeded'],
    connect: true,
  })
  const { id } = await platform.accounts.create({})
  await platform.paymentIntents.create(sale)
  const { id: paid } = await createStripe(sandbox, 'platform', { stripeAccount: id }).paymentIntents.create(
    sale,
  )
  await sandbox.idle()
  const heard = receiver.received.map(({ event }) => event)
  receiver.close()
  expect(heard).toMatchObject([{ account: id, data: { object: { id: paid } } }])
})
