import { openApp } from './support/account.ts'
import { expectAccessible, screenLimitMs } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

/** Every screen that needs neither games nor a login; those are walked with what they are about. */
const walks = [
  {
    name: 'the pages of a channel',
    paths: ['/?participant=nobody', '/packages', '/faq', '/about', '/contacts', '/privacy_policy', '/404'],
  },
  {
    name: 'the ways into an account',
    paths: ['/login', '/registration', '/password-reset-request', '/verify-notice'],
  },
  {
    name: 'where mailed links lead',
    // The forms are those of the ways into an account.
    tag: '@once',
    paths: [
      '/verify-email?token=a-token-that-nobody-has',
      '/buyer-mails?token=a-token-that-nobody-has',
      '/password-reset?token=a-token-that-nobody-has',
      '/password-reset',
      '/confirm-account-deletion',
      '/confirm-account-deletion?token=abcdefghijklmnopqrstuvwxyz',
    ],
  },
]

for (const { name, paths, tag = [] } of walks) {
  test(`axe finds nothing on ${name}`, { tag }, async ({ page }) => {
    test.setTimeout(paths.length * screenLimitMs)
    for (const path of paths) {
      await test.step(path, async () => {
        await openApp(page, path)
        await expectAccessible(page)
      })
    }
  })
}

test('axe finds nothing on the open menu', async ({ page, isMobile }) => {
  await openApp(page, '/')
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
  else await page.locator('summary', { hasText: 'Schools' }).first().click()
  await expectAccessible(page, { hasOwnColours: true })
})

test('axe finds nothing in a light palette, on a channel of its own host name', { tag: '@once' }, async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const light = baseURL?.replace('localhost', 'light.localhost') ?? ''
  for (const path of ['/', '/packages', '/faq', '/contacts']) {
    await openApp(page, light + path)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expectAccessible(page)
  }
})
