import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { startSocialServer } from './support/social-server.ts'
import { expect, test } from './support/test.ts'

const person = (id: string, first_name: string) => ({
  id,
  email: `${id}@example.com`,
  email_verified: true,
  first_name,
  last_name: 'Stand',
})
const notRegistered =
  'You are not registered yet. Please accept terms and conditions and click Register to continue.'
const start = '/schedule?sport=soccer'

let server: Awaited<ReturnType<typeof startSocialServer>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startSocialServer({
    google: [person('grace', 'Grace'), person('again', 'Again'), person('reader', 'Reader')],
    facebook: [person('fay', 'Fay')],
  })
})
test.afterAll(() => server.stop())

/** From a page of the channel to the provider's own. */
async function goToProvider(page: Page, provider: string, from = start) {
  await page.goto(server.url + from)
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: `Continue with ${provider}` }).click()
  await expect(page.getByRole('heading', { name: `Log in with ${provider}` })).toBeVisible()
}

async function register(page: Page) {
  await expect(page.getByText(notRegistered)).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Register', exact: true }).click()
}

/** Logged in, on the page where one started. */
async function expectToBeBack(page: Page, path = start) {
  await expect(page).toHaveURL(server.url + path)
  const profile = await page.evaluate(async () => {
    const key = JSON.parse(localStorage.getItem('rudy_api_key') ?? '{}').value
    return (await fetch(`/api/profile?api_key=${key}`)).json()
  })
  expect(profile).toHaveProperty('email')
  return profile
}

test('a first-time Google user accepts the terms, and returns to where they began', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  await goToProvider(page, 'Google')
  await page.getByRole('button', { name: 'Grace Stand' }).click()
  await expect(page.getByText(notRegistered)).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/login`)
  await expect(page.getByText('grace@example.com')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByText('Please accept terms & conditions')).toBeVisible()
  await register(page)
  expect(await expectToBeBack(page)).toMatchObject({
    email: 'grace@example.com',
    first_name: 'Grace',
    email_verified: true,
  })
})

test('a known Google user logs in with one tap, also after a reload', { tag: '@once' }, async ({
  browser,
}) => {
  const first = await browser.newPage()
  await goToProvider(first, 'Google')
  await first.getByRole('button', { name: 'Again Stand' }).click()
  await register(first)
  await expectToBeBack(first)

  const second = await browser.newPage()
  await goToProvider(second, 'Google', '/faq')
  await second.getByRole('button', { name: 'Again Stand' }).click()
  await expectToBeBack(second, '/faq')
  await second.reload()
  await expect(second.locator('#splash')).toHaveCount(0)
  await expectToBeBack(second, '/faq')
  await Promise.all([first.close(), second.close()])
})

test('Facebook works as well', { tag: '@once' }, async ({ page }) => {
  await goToProvider(page, 'Facebook')
  await page.getByRole('button', { name: 'Fay Stand' }).click()
  await register(page)
  expect(await expectToBeBack(page)).toMatchObject({ email: 'fay@example.com', email_verified: false })
})

for (const provider of ['Google', 'Facebook']) {
  test(`a user who declines at ${provider} reads so on the login page, and may try again`, {
    tag: '@once',
  }, async ({ page }) => {
    await goToProvider(page, provider)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The login was cancelled.' })).toBeVisible()
    await expect(page).toHaveURL(`${server.url}/login`)
    await page.getByRole('button', { name: `Continue with ${provider}` }).click()
    await expect(page.getByRole('heading', { name: `Log in with ${provider}` })).toBeVisible()
  })
}

test('a first-time user may choose another way instead', { tag: '@once' }, async ({ page }) => {
  await goToProvider(page, 'Google')
  await page.getByRole('button', { name: 'Reader Stand' }).click()
  await page.getByRole('button', { name: 'Use another way' }).click()
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
})

test('a code that somebody else sent opens nothing, and the page says so', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/login?code=${'A'.repeat(43)}`)
  await expect(page.getByText('The login took too long or came back in another browser.')).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/login`)
})

test('the browser’s back button finds the login page ready', { tag: '@once' }, async ({ page }) => {
  await goToProvider(page, 'Google')
  await page.goBack()
  const button = page.getByRole('button', { name: 'Continue with Google' })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
})

test('from another address of the channel the login begins at its main address', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${server.url.replace('localhost', '127.0.0.1')}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Log in with Google' })).toBeVisible()
})

test('the buttons are as wide as the form and easy to hit, and axe finds nothing', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(`${server.url}/login`)
  await expect(page.locator('#splash')).toHaveCount(0)
  for (const provider of ['Google', 'Facebook']) {
    const box = await page.getByRole('button', { name: `Continue with ${provider}` }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(300)
  }
  await expectAccessible(page)
})
