import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { fillLogin } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const password = 'a first pass phrase'
const channel = {
  channel_key: 'harbour-league',
  name: 'Harbour League',
  host: null,
  language: 'en',
  languages: ['en'],
  currency: 'EUR',
  time_zone: 'Europe/Sofia',
  contact_email: 'hello@harbour.example',
  seller: null,
  refunds: 'on_request',
  primary: '#0f766e',
  logo: null,
  sports: ['Hockey'],
  gender: 'women',
  teams: [{ name: 'Harbour Gulls', city: '' }],
}

let servers: DemoServer[] = []

test.beforeAll(async () => {
  test.setTimeout(180_000)
  const empty = { DEMO: '0', DEMO_TEMPLATE: '' }
  servers = await Promise.all([startDemoServer(empty), startDemoServer(empty)])
})
test.afterAll(() => Promise.all(servers.map(server => server.stop())))

/** As the first operator, by the link of the log. */
async function choosePassword(page: Page, server: DemoServer): Promise<void> {
  const [link = ''] = server.output().match(/http:\S+\/studio\/welcome#\S+/) ?? []
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByRole('heading', { name: 'Create your first channel' })).toBeVisible()
}

test('a backup that is downloaded from one server fills an empty one, without a terminal', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.setTimeout(240_000)
  const [former, empty] = servers
  if (!former || !empty) throw new Error('no servers')
  const main = page.getByRole('main')
  await choosePassword(page, former)
  const headers = { origin: former.url }
  const made = await page.request.post(`${former.url}/api/studio/channels`, { headers, data: channel })
  expect(made.status()).toBe(200)

  await page.goto(`${former.url}/studio/channels/harbour-league/hosts`)
  await page.getByLabel('Host name', { exact: true }).fill('https://TV.Harbour-League.org/live')
  await page.getByRole('button', { name: 'Add a host name' }).click()
  const host = main.getByRole('row').filter({ hasText: 'tv.harbour-league.org' })
  // There is no such name, or a network without name servers.
  await expect(host).toContainText('No DNS entry', { timeout: 15_000 })
  await expectAccessible(page, { hasPages: true })

  await page.goto(`${former.url}/studio/server`)
  await main.getByRole('button', { name: 'Back up now' }).click()
  await expect(main.getByText('Ready', { exact: true })).toBeVisible({ timeout: 30_000 })
  const downloading = page.waitForEvent('download')
  await main.getByRole('link', { name: /^Download the backup/ }).click()
  const file = await (await downloading).path()

  const other = await browser.newPage()
  await choosePassword(other, empty)
  await other.getByRole('link', { name: 'Restore a backup' }).click()
  await expect(other.getByText('There is no backup in')).toBeVisible()
  await other.getByLabel('Choose the file').setInputFiles({
    name: 'harbour.tar',
    mimeType: 'application/x-tar',
    buffer: await readFile(file),
  })
  const found = other.getByRole('list', { name: 'Backups on this server' }).getByRole('listitem')
  await expect(found).toContainText('Harbour League', { timeout: 30_000 })
  await expect(found).toContainText('Whole, checked')
  await expectAccessible(other, { hasPages: true })
  await other.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(other, { hasPages: true })
  await found.getByRole('button', { name: /^Restore the backup/ }).click()
  const question = other.getByRole('dialog')
  await question
    .getByLabel('Key of the former server')
    .fill(await readFile(join(former.dataDir, 'secret-key'), 'utf8'))
  await expectAccessible(other, { hasPages: true })
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(other.getByRole('heading', { name: 'Restoring…' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'The server is back' })).toBeVisible({ timeout: 60_000 })
  await other.getByRole('button', { name: 'Go on' }).click()
  await fillLogin(other, { email: 'operator@localhost', password })
  await expect(other).toHaveURL(`${empty.url}/studio/channels/harbour-league/tonight`)
  await other.goto(`${empty.url}/studio/channels/harbour-league/hosts`)
  await expect(other.getByRole('main')).toContainText('tv.harbour-league.org')
  await other.close()
})
