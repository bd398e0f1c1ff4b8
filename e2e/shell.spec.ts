import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
})

test('an unknown path leads to /404, with a way home', { tag: '@once' }, async ({ page }) => {
  const response = await page.goto('/no/such/place')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL('/404')
  await expect(page).toHaveTitle('Page not found · Northern League TV')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

test('channel pages open by url and by their other name, and have a title', { tag: '@once' }, async ({
  page,
}) => {
  for (const path of ['/privacy_policy', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy/i)
    await expect(page).toHaveTitle(/Privacy.* · Northern League TV/)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  }
})

test('the language switches without a reload, is kept, and is used by the server next time', {
  tag: '@journey',
}, async ({ page, isMobile }) => {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const select = page.getByLabel('Language').filter({ visible: true }).first()
  if (isMobile && !(await select.isVisible()))
    await page.getByRole('button', { name: 'More', exact: true }).click()
  await select.selectOption('fr')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByRole('heading', { name: 'Écoles' })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await page.evaluate(() => localStorage.getItem('rudy_interface_language'))).toContain('fr')
  const html = await (await page.request.get('/faq')).text()
  expect(html).toContain('<html lang="fr">')
  await page.goto('/faq')
  await expect(page).toHaveTitle('Questions fréquentes · Northern League TV')
})

test('the page starts at the top after a link, and where it was after Back', { tag: '@once' }, async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'Privacy policy' }).click()
  await expect(page).toHaveURL('/privacy_policy')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
})

test('the previous and the last page are remembered, error pages are not', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/?group=westview-wolves&trk=mail')
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const last = await page.evaluate(() => localStorage.getItem('rudy_last_page'))
  const { path, query } = JSON.parse(last ?? '').value
  expect({ path, group: query.group }).toEqual({ path: '/', group: 'westview-wolves' })
})

test('a school’s page shows its teams, from the menu', { tag: '@journey' }, async ({ page, isMobile }) => {
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Schools' }).click()
  await menu
    .getByRole('link', { name: /westview/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL('/?group=westview-wolves')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Westview')
  await expect(page).toHaveTitle(/Westview.* · Northern League TV/)
  await expect(page.getByRole('main')).toContainText('Westview Wolves')
})

test('questions are searched as the user types', { tag: '@once' }, async ({ page }) => {
  await page.goto('/faq')
  const questions = page.getByRole('main').locator('details')
  // The questions come with a call of their own.
  await expect(questions.nth(8)).toBeVisible()
  const all = await questions.count()
  await page.getByRole('searchbox').fill('zzzz')
  await expect(questions).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Nothing found for “zzzz”')
  await page.getByRole('searchbox').fill('')
  await expect(questions).toHaveCount(all)
})

test(
  'the contact form names what is wrong and really sends mail',
  { tag: '@once' },
  async ({ page }, info) => {
    await page.goto('/contacts')
    const send = page.getByRole('main').getByRole('button', { name: /send/i })
    await send.click()
    await expect(page.getByText('Field is required').first()).toBeVisible()
    await expect(page.getByLabel('Your name')).toBeFocused()
    await page.getByLabel('Your name').fill('Ada Fan')
    await page.getByLabel(/email/i).fill('ada@nowhere')
    const message = `Hello from ${info.project.name}`
    await page.getByLabel(/message/i).fill(message)
    await send.click()
    await expect(page.getByText('A valid email address is required')).toBeVisible()
    await page.getByLabel(/email/i).fill('ada@example.com')
    await send.click()
    await expect(page.getByRole('main')).toContainText(/thank/i)
    const outbox = join(process.env.E2E_DATA_DIR ?? '', 'outbox', 'northern-league')
    await expect
      .poll(async () => {
        const files = await readdir(outbox).catch(() => [])
        const mails = await Promise.all(files.map(file => readFile(join(outbox, file), 'utf8')))
        return mails.some(mail => mail.includes(message))
      })
      .toBe(true)
  },
)
