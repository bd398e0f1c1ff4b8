import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { expect, test } from './support/test.ts'

/** These break their server, so each has its own. */
async function withServer(work: (server: DemoServer) => Promise<void>, env: Record<string, string> = {}) {
  const server = await startDemoServer(env)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

test('stop PostgreSQL and see the reload screen, start it and go on', { tag: '@once' }, async ({ page }) => {
  await withServer(async server => {
    await page.goto(server.url)
    await expect(page.locator('#splash')).toHaveCount(0)
    await server.database('stop')
    await page.clock.install()
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Whoops!' })).toBeVisible({ timeout: 15_000 })
    await expect(
      page.getByText('Apologies! Our service is currently experiencing technical difficulties.'),
    ).toBeVisible()
    const button = page.getByRole('button', { name: /reload page/i })
    await expect(button).toBeDisabled()

    await page.clock.runFor(30_000)
    await expect(button).toBeDisabled()
    await page.clock.runFor(31_000)
    await expect(button).toBeEnabled()
    await server.database('start')
    // Before the click: it reloads the page, and a page that is leaving no longer answers.
    await page.clock.resume()
    await button.click()
    await expect(page.getByRole('heading', { name: 'Whoops!' })).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Schools' })).toBeVisible()
  })
})

test('a colour changed in the channel’s folder shows on reload', { tag: '@once' }, async ({ page }) => {
  const { cp, mkdtemp, readFile, rm, writeFile } = await import('node:fs/promises')
  const { tmpdir } = await import('node:os')
  const { join } = await import('node:path')
  await withServer(async server => {
    const dir = join(await mkdtemp(join(tmpdir(), 'grandstand-channel-')), 'demo')
    await cp('channels/demo', dir, { recursive: true })
    const file = join(dir, 'channel.yaml')
    const yaml = await readFile(file, 'utf8')
    await writeFile(file, yaml.replace(/(\n\s+primary: )['"]?#[0-9a-f]{6}['"]?/i, "$1'#1d4ed8'"))
    expect(await server.channel('diff', dir)).toContain('#1d4ed8')
    await server.channel('apply', dir)
    await page.goto(server.url)
    await expect
      .poll(async () => {
        await page.reload()
        return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
      })
      .toBe('#1d4ed8')
    await rm(dir, { recursive: true })
  })
})

test('a key that the server does not know is replaced without a word', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('rudy_api_key') ?? '{}')
    localStorage.setItem('rudy_api_key', JSON.stringify({ ...stored, value: 'A'.repeat(43) }))
  })
  await page.reload()
  await expect(page.locator('#splash')).toHaveCount(0, { timeout: 10_000 })
  await expect(page.getByRole('heading', { name: 'Schools' })).toBeVisible()
  expect(baseURL).toBeTruthy()
})

test('a screen whose chunk does not load says so and offers another try', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.route(/faq-screen.*\.js/, route => route.abort())
  await page.goto('/faq')
  await expect(page.getByRole('button', { name: /try again|reload/i })).toBeVisible()
  await page.unroute(/faq-screen.*\.js/)
  await page.getByRole('button', { name: /try again|reload/i }).click()
  await expect(page.getByRole('main').locator('details').first()).toBeVisible()
})

test('a refused message is told as a global error, announced and gone after 5 s', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/contacts')
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.clock.install()
  await page.route('**/api/contacts', route =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'internal', message: 'Something went wrong' } }),
    }),
  )
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel(/email/i).fill('ada@example.com')
  await page.getByLabel(/message/i).fill('Hello')
  await page.getByRole('main').getByRole('button', { name: /send/i }).click()
  const toast = page
    .getByRole('alert')
    .getByText('Something went wrong. Please try again or contact technical support')
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(6_000)
  await expect(toast).toHaveCount(0)
})

test('no key is found in what the server prints or logs', { tag: '@once' }, async ({ page }) => {
  await withServer(
    async server => {
      const canary = 'canarykey'.padEnd(43, 'Q')
      await page.goto(`${server.url}/?api_key=${canary}&token=${canary}`)
      await expect(page.locator('#splash')).toHaveCount(0)
      await page.request.get(`${server.url}/api/geo?api_key=${canary}`)
      await page.request.get(`${server.url}/api/nothing?code=${canary}&state=${canary}`)
      await server.database('stop')
      await page.request.get(`${server.url}/api/geo?api_key=${canary}`)
      await page.request.post(`${server.url}/api/contacts`, { data: { api_key: canary, password: canary } })
      await server.database('start')
      expect(server.output()).toContain('A request failed')
      expect(server.output()).not.toContain(canary)
    },
    { LOG_LEVEL: 'debug' },
  )
})
