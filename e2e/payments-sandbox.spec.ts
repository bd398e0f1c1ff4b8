import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import {
  publicPrefix,
  type Sandbox,
  secretPrefix,
  startSandbox,
} from '../packages/payments-sandbox/src/index.ts'

/** A page of another origin that takes cards, as a channel's does: it sees a frame and what the script answers. */
const hostPage = (sandboxUrl: string) => `<!doctype html><html lang="en"><title>Shop</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<main><h1>Shop</h1><div id="card"></div><button id="save">Save</button><output id="result"></output></main>
<script src="${sandboxUrl}/sandbox.js"></script>
<script>
const query = new URLSearchParams(location.search)
const stripe = SandboxStripe('${publicPrefix}shop', { locale: query.get('locale') ?? 'en' })
const elements = stripe.elements({ mode: 'setup', currency: 'usd' })
elements.create('payment').mount('#card')
const show = ({ error, setupIntent }) => {
  result.textContent = error ? error.message : setupIntent.status
}
save.onclick = async () => {
  const { error } = await elements.submit()
  if (error) return show({ error })
  show(await stripe.confirmSetup({ elements, clientSecret: query.get('secret'), redirect: 'if_required' }))
}
</script></html>`

let sandbox: Sandbox
let dir: string
let shopUrl: string
const shop = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(hostPage(sandbox.url))
})

test.beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'payments-sandbox-'))
  sandbox = await startSandbox({ dir })
  shop.listen(0, '127.0.0.1')
  await once(shop, 'listening')
  const address = shop.address()
  if (address === null || typeof address === 'string') throw new Error('the shop listens nowhere')
  shopUrl = `http://localhost:${address.port}/`
})
test.afterAll(async () => {
  shop.closeAllConnections()
  shop.close()
  await sandbox.close()
  await rm(dir, { recursive: true, force: true })
})

async function api(method: string, name: string, form: { [name: string]: string } = {}) {
  const response = await fetch(`${sandbox.url}/v1/${name}`, {
    method,
    headers: { authorization: `Bearer ${secretPrefix}shop` },
    ...(method === 'POST' && { body: new URLSearchParams(form) }),
  })
  return response.json()
}

async function openShop(page: Page, locale = 'en') {
  const customer = await api('POST', 'customers')
  const intent = await api('POST', 'setup_intents', { customer: customer.id })
  await page.goto(`${shopUrl}?secret=${intent.client_secret}&locale=${locale}`)
  return intent.id
}

const card = (page: Page) => page.frameLocator('#card iframe')

async function typeCard(page: Page, number: string) {
  await card(page).getByLabel('Card number').pressSequentially(number)
  await card(page).getByLabel('Expires').pressSequentially('1240')
  await card(page).getByLabel('Security code').fill('123')
  await card(page).getByLabel('Postal code').fill('94080')
}

test('a card is typed into a frame of the sandbox and is saved', async ({ page }) => {
  const id = await openShop(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#result')).toHaveText('Your card number is incomplete.')
  await expect(card(page).getByLabel('Card number')).toBeFocused()
  await typeCard(page, '4242424242424242')
  await expect(card(page).getByLabel('Card number')).toHaveValue('4242 4242 4242 4242')
  await expect(card(page).getByLabel('Expires')).toHaveValue('12 / 40')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#result')).toHaveText('succeeded')
  expect(await api('GET', `setup_intents/${id}`)).toMatchObject({ status: 'succeeded' })
})

test('a decline is explained in the language of the page', { tag: '@once' }, async ({ page }) => {
  await openShop(page, 'bg')
  await card(page).getByLabel('Номер на картата').fill('4000000000009995')
  await card(page).getByLabel('Валидна до').fill('12/40')
  await card(page).getByLabel('Код за сигурност').fill('123')
  await card(page).getByLabel('Държава').selectOption('BG')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#result')).toHaveText('Няма достатъчно средства по картата.')
})

test('3-D Secure is shown over the page, passed or failed', { tag: '@once' }, async ({ page }) => {
  await openShop(page)
  await typeCard(page, '4000002760003184')
  await page.getByRole('button', { name: 'Save' }).click()
  const bank = page.getByRole('dialog').frameLocator('iframe')
  await bank.getByRole('button', { name: 'Fail the check' }).click()
  await expect(page.locator('#result')).toContainText('could not authenticate')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(bank.getByRole('heading')).toHaveText('3-D Secure check')
  expect((await new AxeBuilder({ page }).include('dialog').analyze()).violations).toEqual([])
  await bank.getByRole('button', { name: 'Complete the check' }).click()
  await expect(page.locator('#result')).toHaveText('succeeded')
})

test('the portal keeps cards, by keyboard and by thumb', async ({ page }) => {
  const customer = await api('POST', 'customers', { payment_method: 'pm_card_visa' })
  const { id: configuration } = await api('POST', 'billing_portal/configurations')
  const session = await api('POST', 'billing_portal/sessions', { customer: customer.id, configuration })
  await page.goto(`${session.url}?locale=fr`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vos cartes et abonnements')
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('button', { name: 'Utiliser pour les renouvellements' }).click()
  await expect(page.getByRole('status')).toHaveText('C’est fait.')
  await page.getByRole('button', { name: 'Supprimer' }).press('Enter')
  await expect(page.getByText('Aucune carte n’est enregistrée.')).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(width).toBeLessThanOrEqual(0)
})
