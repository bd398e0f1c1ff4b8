import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { freshPerson } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { startDemoServer } from './support/demo-server.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { addOperator, demoOperator, fillLogin, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const usersPath = '/studio/channels/northern-league/users'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function findUser(page: Page, email: string): Promise<void> {
  await page.goto(usersPath)
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Help this user' })).toBeVisible()
}

test('an operator chooses a channel, and finds the demo’s fan by name and by email', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  await openStudio(page, demoOperator)
  await expect(heading(page)).toHaveText('Choose a channel')
  await page.getByRole('link', { name: /northern-league/ }).click()
  await expect(heading(page)).toHaveText('Tonight')
  await page.getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL(usersPath)
  await page.getByRole('searchbox').fill('fan@demo.example')
  await expect(page).toHaveURL(`${usersPath}?search=fan%40demo.example`)
  await expect(page.getByRole('row').filter({ hasText: 'fan@demo.example' })).toBeVisible()
  await page.getByRole('searchbox').fill('nobody has such a name')
  await expect(page.getByRole('heading', { name: 'No user found' })).toBeVisible()
})

test('one field finds games, people, orders and pages, by keyboard alone', {
  tag: '@once',
}, async ({ page }) => {
  await openStudio(page, demoOperator, usersPath)
  await expect(heading(page)).toHaveText('Users')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search' })
  await expect(palette).toBeVisible()
  await page.keyboard.type('fan@demo')
  const fan = palette.getByRole('link', { name: 'fan@demo.example' })
  await expect(fan).toBeVisible()
  // Their orders come first, whenever these come.
  await page.keyboard.press('ArrowDown')
  await expect(palette.locator('a:focus')).toHaveCount(1)
  await fan.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Help this user' })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(palette).toBeVisible()
  await page.keyboard.type('nothing like this')
  await expect(palette.getByRole('status')).toHaveText('Nothing found for “nothing like this”.')
  await expectAccessible(page)
  await palette.getByRole('searchbox').fill('audience')
  await expect(palette.getByRole('link', { name: 'Audience', exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Audience')
})

test(
  'a temporary password is shown once, ends the viewer’s session and must be changed at the login',
  { tag: '@once' },
  async ({ page, browser, baseURL }, info) => {
    const viewer = await browser.newContext(baseURL ? { baseURL } : {})
    const theirs = await viewer.newPage()
    const person = freshPerson(info)
    const { email } = person
    await becomePerson(theirs, person)
    await openStudio(page, demoOperator)
    await findUser(page, email)
    await page.getByRole('button', { name: 'Set a temporary password' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Set a temporary password' }).click()
    await dialog.getByRole('button', { name: 'Set the password' }).click()
    await expect(dialog.getByRole('status')).toHaveText(/^(\w{4}-){4}\w{4}$/)
    const password = await dialog.getByRole('status').textContent()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText(password ?? '')).toHaveCount(0)
    await expect(page.getByRole('definition').filter({ hasText: 'temporary password' })).toBeVisible()

    await theirs.goto('/login')
    await expect(theirs.locator('#splash')).toHaveCount(0)
    await theirs.getByLabel('Email').fill(email)
    await theirs.getByLabel('Password', { exact: true }).fill(password ?? '')
    await theirs.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(theirs).toHaveURL('/profile/edit')
    await viewer.close()
  },
)

test(
  'an operator ends a viewer’s sessions, and the audit log records it',
  { tag: '@once' },
  async ({ page, browser, baseURL }, info) => {
    const viewer = await browser.newContext(baseURL ? { baseURL } : {})
    const person = freshPerson(info)
    const { email } = person
    await becomePerson(await viewer.newPage(), person)
    await openStudio(page, demoOperator)
    await findUser(page, email)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await page.getByRole('button', { name: 'End all sessions' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End the sessions' }).click()
    await expect(page.getByText('1 session ended.')).toBeVisible()
    await expect(page.locator('dl > div').filter({ hasText: 'Open sessions' })).toContainText('0')

    await page.getByRole('link', { name: 'Settings' }).click()
    await page.getByRole('link', { name: 'Audit log' }).click()
    const entries = page.getByRole('row').filter({ has: page.locator(`a[href$="/users/${id}"]`) })
    await expect(entries.filter({ hasText: 'Ended all sessions of a user' })).toContainText(
      demoOperator.email,
    )
    await expect(entries.filter({ hasText: 'Looked at a user' }).first()).toBeVisible()
    await page.getByLabel('Changes only').check()
    await expect(entries.filter({ hasText: 'Looked at a user' })).toHaveCount(0)
    await expect(entries.filter({ hasText: 'Ended all sessions of a user' })).toBeVisible()
    await viewer.close()
  },
)

test(
  'the second factor is set up with a real code, asked for at the login, and turned off again',
  { tag: '@once' },
  async ({ page }, info) => {
    const operator = await addOperator(info)
    await openStudio(page, operator, '/studio/account')
    const panel = page.getByRole('region', { name: 'Second factor' })
    await panel.getByLabel('Current password').fill('not the password')
    await panel.getByRole('button', { name: 'Set it up' }).click()
    await expect(panel.getByText('This is not your password')).toBeVisible()
    await panel.getByLabel('Current password').fill(operator.password)
    await panel.getByRole('button', { name: 'Set it up' }).click()
    await expect(panel.getByRole('img')).toBeVisible()
    await expectAccessible(page)
    const secret = (await panel.locator('code').textContent())?.replaceAll(' ', '') ?? ''
    const codeAt = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })
    await panel.getByLabel('Code that the app shows now').fill(codeAt(-1))
    await panel.getByRole('button', { name: 'Turn it on' }).click()
    const codes = panel.getByRole('region', { name: 'Recovery codes' })
    await expect(codes.getByRole('listitem')).toHaveCount(10)
    const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'I have kept them' }).click()
    await expect(panel.getByText('The second factor is on.')).toBeVisible()

    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(heading(page)).toHaveText('Log in to the Studio')
    await fillLogin(page, operator)
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel('Code', { exact: true }).fill(codeAt(-5))
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(
      /This code is wrong or has already been used\./,
    )
    await page.getByLabel('Code', { exact: true }).fill(recovery.toUpperCase())
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(heading(page)).toHaveText('Choose a channel')

    await page.getByRole('link', { name: 'My account' }).click()
    const password = page.getByRole('region', { name: 'Password' })
    await password.getByLabel('Current password').fill(operator.password)
    await password.getByLabel('New password').fill('a whole new phrase')
    await password.getByRole('button', { name: 'Change the password' }).click()
    await expect(password.getByText('Enter the six digits')).toBeVisible()
    await password.getByLabel('Code that the app shows now').fill(codeAt(-5))
    await password.getByRole('button', { name: 'Change the password' }).click()
    await expect(password.getByText(/This code is wrong or has already been used\./)).toBeVisible()
    await expectAccessible(page)
    await panel.getByLabel('Current password').fill(operator.password)
    await panel.getByLabel('Code that the app shows now').fill(codeAt(1))
    await panel.getByRole('button', { name: 'Turn it off' }).click()
    await expect(panel.getByText('The second factor is off.')).toBeVisible()
    await expect(password.getByLabel('Code that the app shows now')).toBeHidden()
  },
)

test(
  'an operator of one channel sees only that channel',
  { tag: ['@once', '@journey'] },
  async ({ page }, info) => {
    const operator = await addOperator(info, '--channel', 'light-league')
    await openStudio(page, operator)
    await expect(page).toHaveURL('/studio/channels/light-league/tonight')
    await page.getByRole('link', { name: 'Users' }).click()
    await expect(page.getByRole('main')).toContainText('No users yet')
    await page.goto(usersPath)
    await expect(page.getByRole('alert')).toContainText('This does not exist, or you have no access to it.')
  },
)

test('a viewer cannot reach the Studio', { tag: '@once' }, async ({ page }, info) => {
  const viewer = freshPerson(info)
  await becomePerson(page, viewer)
  await page.goto(usersPath)
  await expect(heading(page)).toHaveText('Log in to the Studio')
  await fillLogin(page, viewer)
  await expect(page.getByRole('alert')).toContainText('Wrong email or password.')
  expect((await page.request.get('/api/studio/channels/northern-league/users')).status()).toBe(401)
})

test('an ended session leads to the login, and back to the same page', { tag: '@once' }, async ({
  page,
  context,
}) => {
  await openStudio(page, demoOperator)
  await page.goto(`${usersPath}?search=demo`)
  await expect(page.getByRole('row').first()).toBeVisible()
  await context.clearCookies()
  await page.getByRole('searchbox').fill('demo.example')
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByText('fan@demo.example')).toHaveCount(0)
  await fillLogin(page, demoOperator)
  await expect(page).toHaveURL(`${usersPath}?search=demo.example`)
  await expect(page.getByRole('row').filter({ hasText: 'fan@demo.example' })).toBeVisible()
})

test('the Studio speaks three languages, and remembers which', { tag: '@once' }, async ({ page }) => {
  await page.goto('/studio/login')
  for (const [language, title] of [
    ['fr', 'Connexion au Studio'],
    ['bg', 'Вход в Studio'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language)
    await expect(heading(page)).toHaveText(title)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  await page.reload()
  await expect(heading(page)).toHaveText('Вход в Studio')
})

test('axe finds nothing on a refused login, a dialog and an unknown address, and nothing is wider than the screen', async ({
  page,
}) => {
  const expectFine = async () => {
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
  await page.goto('/studio')
  await expect(heading(page)).toHaveText('Log in to the Studio')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Field is required').first()).toBeVisible()
  await expectFine()
  await fillLogin(page, demoOperator)
  await expect(page.getByRole('link', { name: /northern-league/ })).toBeVisible()
  await page.goto(`${usersPath}?search=demo`)
  await page.getByRole('row').getByRole('link').first().click()
  await page.getByRole('button', { name: 'Set a temporary password' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectFine()
  await page.goto('/studio/nothing/here')
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
  await expectFine()
})

test('the first operator of an empty server chooses a password with the link that it shows, once', {
  tag: '@once',
}, async ({ page, browser }) => {
  const server = await startDemoServer({ DEMO: '0', DEMO_TEMPLATE: '' })
  try {
    const [link = ''] = server.output().match(/http:\S+\/studio\/welcome#\S+/) ?? []
    await page.goto(link)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await expect(page.getByText('The password is too short: 8 characters or more')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('New password').fill('a first pass phrase')
    await page.getByRole('button', { name: 'Save and log in' }).click()
    await expect(page.getByRole('navigation', { name: 'Studio' })).toBeVisible()
    await expect(page).toHaveURL(/\/studio(\/channels)?$/)

    const late = await (await browser.newContext()).newPage()
    await late.goto(link)
    await late.getByLabel('New password').fill('a second pass phrase')
    await late.getByRole('button', { name: 'Save and log in' }).click()
    await expect(late.getByText('This link has been used, has expired')).toBeVisible()
    await late.context().close()
  } finally {
    await server.stop()
  }
})

test('the audience is one page of defined figures, and fits on a phone', {
  tag: '@journey',
}, async ({ page, isMobile }) => {
  const problems: string[] = []
  page.on('pageerror', error => problems.push(String(error)))
  await page.goto('/studio')
  await fillLogin(page, demoOperator)
  await page.getByRole('link', { name: /northern-league/ }).click()
  if (isMobile) await page.getByRole('link', { name: 'More' }).click()
  await page.getByRole('link', { name: 'Audience' }).click()
  await expect(heading(page)).toHaveText('Audience')
  const main = page.getByRole('main')
  for (const title of ['Games', 'From a page to a payment', 'Visits', 'Searches without a result'])
    await expect(main.getByRole('region', { name: title }).getByRole('table')).toBeVisible()
  await main.getByRole('button', { name: 'Startup time' }).first().focus()
  await expect(page.getByRole('tooltip').filter({ visible: true })).toContainText('first moving picture')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(0)
  await main.getByRole('link', { name: 'Device' }).click()
  await expect(main.getByRole('region', { name: 'Visits' }).getByText('Phone')).toBeVisible()
  const saving = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Save as CSV: Games' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^games-.*csv$/)
  await main.getByRole('region', { name: 'Games' }).getByRole('row').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Quality' })).toBeVisible()
  await expect(page.getByText('Startup score').first()).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
})
