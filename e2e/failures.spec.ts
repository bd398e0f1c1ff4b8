import { openApp } from './support/account.ts'
import { withChannelFolder } from './support/apply-channel.ts'
import { type DemoServer, startDemoServer } from './support/demo-server.ts'
import { expect, test } from './support/test.ts'

/** Some of these break their server, so it is one of their own. It says all that it can, and limits as in earnest. */
let server: DemoServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startDemoServer({ LOG_LEVEL: 'debug', RATE_LIMIT_SCALE: '1' })
})
test.afterAll(() => server.stop())

test('stop PostgreSQL and see the reload screen, start it and go on', { tag: ['@once', '@journey'] }, async ({
  page,
}) => {
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

test('a colour changed in the channel’s folder shows on reload', { tag: '@once' }, async ({ page }) => {
  const edit = (yaml: string) => yaml.replace(/(\n\s+primary: )['"]?#[0-9a-f]{6}['"]?/i, "$1'#1d4ed8'")
  await withChannelFolder({ edit }, async dir => {
    expect(await server.channel('diff', dir)).toContain('#1d4ed8')
    await server.channel('apply', dir)
  })
  await page.goto(server.url)
  await expect
    .poll(async () => {
      await page.reload()
      return page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
    })
    .toBe('#1d4ed8')
})

test('a key that the server does not know is replaced silently', { tag: '@once' }, async ({
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
  await page.route(/content-\w.*\.js/, route => route.abort())
  await page.goto('/faq')
  await expect(page.getByRole('button', { name: /try again|reload/i })).toBeVisible()
  await page.unroute(/content-\w.*\.js/)
  await page.getByRole('button', { name: /try again|reload/i }).click()
  await expect(page.getByRole('main').locator('details').first()).toBeVisible()
})

test('a refused message shows as a global error, is announced and goes after 5 s', { tag: '@once' }, async ({
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

test('no key appears in what the server prints or logs', { tag: '@once' }, async ({ page }) => {
  const canary = 'canarykey'.padEnd(43, 'Q')
  const before = server.output().length
  await page.goto(`${server.url}/?api_key=${canary}&token=${canary}`)
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.request.get(`${server.url}/api/geo?api_key=${canary}`)
  await page.request.get(`${server.url}/api/nothing?code=${canary}&state=${canary}`)
  await server.database('stop')
  await page.request.get(`${server.url}/api/geo?api_key=${canary}`)
  await page.request.post(`${server.url}/api/contacts`, { data: { api_key: canary, password: canary } })
  await server.database('start')
  expect(server.output().slice(before)).toContain('A request failed')
  expect(server.output()).not.toContain(canary)
})

test('too many attempts say when to try again', { tag: '@once' }, async ({ page }) => {
  await openApp(page, `${server.url}/login`)
  const main = page.getByRole('main')
  const logIn = async (password: string) => {
    await page.getByLabel('Email').fill('fan@example.com')
    await page.getByLabel('Password', { exact: true }).fill(password)
    await main.getByRole('button', { name: 'Log in' }).click()
  }
  for (let attempt = 1; attempt <= 5; attempt++) {
    await logIn(`wrong ${attempt}`)
    await expect(main.getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  }
  await logIn('wrong once more')
  await expect(main.getByRole('alert')).toHaveText('Too many attempts. Please wait a moment.')
  const wait = main.getByRole('timer')
  await expect(wait).toHaveText(/^You can try again in \d+ seconds?\.$/)
  const seconds = async () => Number((await wait.textContent())?.replace(/\D/g, ''))
  const first = await seconds()
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(60)
  await expect(main.getByRole('button', { name: 'Log in' })).toBeDisabled()
  await expect.poll(seconds).toBeLessThan(first)
})
