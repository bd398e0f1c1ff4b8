import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { expect, test } from './support/test.ts'

let server: DemoServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDemoServer({ ANALYTICS_ON_LOCALHOST: '1' })
})
test.afterAll(() => server.stop())

interface Told {
  path: string
  body: { name?: string; seq?: number; details?: Record<string, unknown>; call?: string; request_id?: string }
}

/** What a page sends to the collector, with what that answers. */
function followTold(page: Page) {
  const told: Told[] = []
  const refused: number[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:datalake\/|logs$)/.test(pathname))
      told.push({ path: pathname, body: JSON.parse(request.postData() ?? '{}') })
  })
  page.on('response', response => {
    if (/\/(?:datalake\/|logs$)/.test(response.url()) && !response.ok()) refused.push(response.status())
  })
  return {
    told,
    refused,
    names: () => told.flatMap(({ path, body }) => (path === '/datalake/event/' ? [body.name] : [])),
  }
}

test('says yes, and is counted from page to page', async ({ page }) => {
  const { names, told, refused } = followTold(page)
  await openApp(page, server.url)
  const banner = page.getByRole('region', { name: 'Counting visits' })
  await expect(banner).toBeVisible()
  expect(told).toEqual([])
  await banner.getByRole('button', { name: 'Yes, count me' }).click()
  await expect(banner).toHaveCount(0)
  await expect.poll(names).toEqual(['page_view', 'consent'])
  expect(told.map(({ path }) => path)).toContain('/datalake/session/')

  await page.goto(`${server.url}/packages/`)
  await expect.poll(names).toContain('view_item_list')
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill('fan@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('demo-fan-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect.poll(names).toContain('login')
  await expect(banner).toHaveCount(0)
  // One visit, however many pages.
  expect(told.filter(({ path }) => path === '/datalake/session/')).toHaveLength(1)
  expect(refused).toEqual([])
})

test('says no, and nothing is told, now or later', { tag: '@once' }, async ({ page }) => {
  const { told } = followTold(page)
  await openApp(page, server.url)
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await page.goto(`${server.url}/packages/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('region', { name: 'Counting visits' })).toHaveCount(0)
  expect(told).toEqual([])
})

test('asks nobody whose browser says no already', { tag: '@once' }, async ({ page }) => {
  const { told } = followTold(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  )
  await openApp(page, server.url)
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('region', { name: 'Counting visits' })).toHaveCount(0)
  expect(told).toEqual([])
})

test('tells what failed, with the number of the request', { tag: '@once' }, async ({ page }) => {
  const { told, refused } = followTold(page)
  await openApp(page, server.url)
  await page.goto(`${server.url}/watch/2000000000`)
  await expect
    .poll(() => told.find(({ path }) => path === '/logs')?.body)
    .toMatchObject({
      call: 'getEvent',
      status: 404,
      request_id: expect.any(String),
    })
  expect(refused).toEqual([])
})
