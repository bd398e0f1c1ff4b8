import { openApp } from './support/account.ts'
import { type CaptchaServer, startCaptchaServer } from './support/captcha-server.ts'
import { expect, test } from './support/test.ts'

let server: CaptchaServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startCaptchaServer()
})
test.afterAll(() => server.stop())

/** What Google's script does for a page: a token for each action. */
const script = `window.grecaptcha = {
  ready: done => done(),
  execute: (siteKey, { action }) => Promise.resolve(window.captchaToken ?? siteKey + ' ' + action),
}`

test('on a channel with a key, a login proves that it is not a robot’s', { tag: '@once' }, async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://www.google.com/recaptcha/**', route => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: script })
  })
  await openApp(page, `${server.url}/`)
  expect(asked).toEqual([])
  await openApp(page, `${server.url}/login`)
  await expect.poll(() => asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key'])
  await page.evaluate(() => Object.assign(window, { captchaToken: 'of a robot' }))
  await page.getByLabel('Email').fill('fan@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('wrong')
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in' })
  await submit.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toHaveText('We could not confirm that you are not a robot. Please try again.')
  await page.evaluate(() => Object.assign(window, { captchaToken: undefined }))
  await submit.click()
  await expect(alert).toHaveText('Invalid email or password. Please try again.')
  expect(server.tokens()).toContain('site-key login')
})

test('if the check does not load, the form says what is missing', { tag: '@once' }, async ({ page }) => {
  await page.route('https://www.google.com/recaptcha/**', route => route.abort())
  await openApp(page, `${server.url}/password-reset-request`)
  await page.getByLabel('Email').fill('fan@demo.example')
  await page.getByRole('main').getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'The check against robots did not load. Please allow it in your browser, then try again.',
  )
})

test('a channel without a key loads nothing from other sites', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  const outside: string[] = []
  page.on('request', request => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url())
  })
  await openApp(page, '/login')
  await openApp(page, '/registration')
  expect(outside).toEqual([])
})
