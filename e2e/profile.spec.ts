import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson, createPerson, enterAs, setTemporaryPassword } from './support/create-person.ts'
import { expectAccessible, screenLimitMs } from './support/expect-accessible.ts'
import { linkInMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function fillNewPassword(page: Page, current: string, password: string, again = password) {
  await page.getByLabel('Current password').fill(current)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password once more').fill(again)
  await main(page).getByRole('button', { name: 'Change password' }).click()
}

test('a changed name shows at once, and leaving with unsaved changes asks first', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await enterAs(page, person, '/profile')
  await expect(page).toHaveTitle('Your profile · Northern League TV')
  await expect(main(page)).toContainText(person.email)
  await expect(main(page)).toContainText('Your email is not confirmed yet.')
  await main(page).getByRole('link', { name: 'Edit profile' }).click()

  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  await page.getByLabel('First name').fill('')
  await page.getByLabel('Phone').fill('12')
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(main(page)).toContainText('Enter your first name')
  await expect(main(page)).toContainText('A phone number has 10 to 14 digits')
  await expect(page.getByLabel('First name')).toBeFocused()

  await page.getByLabel('First name').fill('Grace')
  await page.getByLabel('Phone').fill('+1 (555) 010-0199')
  await main(page).getByRole('link', { name: 'Back to your profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/profile/edit')
  await expect(page.getByLabel('First name')).toHaveValue('Grace')

  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Your changes are saved.')).toBeVisible()
  await main(page).getByRole('link', { name: 'Back to your profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(main(page)).toContainText(`Grace ${person.lastName}`)
  await expect(page.getByLabel(`Account of Grace ${person.lastName}`)).toBeVisible()
  await page.reload()
  await expect(main(page)).toContainText(`Grace ${person.lastName}`)
})

test('the saved language applies at once, and in the browser of the next login', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await enterAs(page, person, '/profile/edit')
  await page
    .getByRole('combobox', { name: 'Language' })
    .and(page.locator('[name=language]'))
    .selectOption('fr')
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Modifier votre profil')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.reload()
  await expect(page.locator('[name=language]')).toHaveValue('fr')
})

test('the parts of the profile have addresses, and each says what it holds', { tag: '@journey' }, async ({
  page,
  person,
}) => {
  await enterAs(page, person, '/profile/transactions')
  await expect(page).toHaveURL('/profile/transactions')
  await expect(page).toHaveTitle('Your transactions · Northern League TV')
  const tabs = page.getByRole('navigation', { name: 'Parts of your profile' })
  await expect(tabs.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page')
  await expect(main(page)).toContainText('No payments yet')
  await tabs.getByRole('link', { name: 'Clips' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/clips')
  await expect(page.getByRole('heading', { name: 'No clips yet' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Orders' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(main(page).getByRole('link', { name: 'See the passes' })).toHaveAttribute('href', '/packages')

  await main(page).getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'You are logged out.')).toBeVisible()
  await openApp(page, '/profile')
  await expect(page).toHaveURL('/login')
})

test('a new password ends the session of every other browser, and works from then on', {
  tag: '@once',
}, async ({ page, browser, person }) => {
  await enterAs(page, person, '/profile/edit')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await enterAs(other, person, '/profile')
  await expect(main(other)).toContainText(person.email)

  const password = 'another long pass phrase'
  await fillNewPassword(page, 'not the password', password)
  await expect(main(page)).toContainText('This is not your current password')
  await expect(page.getByLabel('Current password')).toBeFocused()
  await fillNewPassword(page, person.password, password, 'something else')
  await expect(main(page)).toContainText('The password and password confirmation do not match')
  await fillNewPassword(page, person.password, 'password1')
  await expect(main(page)).toContainText('This password is too common. Please choose another')
  await fillNewPassword(page, person.password, password)
  await expect(toast(page, 'Your password is changed.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)

  await openApp(other, '/profile')
  await expect(other).toHaveURL('/login')
  await other.getByLabel('Email').fill(person.email)
  await other.getByLabel('Password', { exact: true }).fill(person.password)
  await main(other).getByRole('button', { name: 'Log in' }).click()
  await expect(main(other).getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
  await other.getByLabel('Password', { exact: true }).fill(password)
  await main(other).getByRole('button', { name: 'Log in' }).click()
  await expect(other).toHaveURL('/profile')
  await elsewhere.close()
})

test(
  'a user with a temporary password must replace it first, then returns to where they were',
  { tag: '@once' },
  async ({ page, request, baseURL }, info) => {
    const person = freshPerson(info)
    const { id } = await createPerson(request, person)
    const temporary = await setTemporaryPassword(request, baseURL ?? '', id)
    await enterAs(page, { ...person, password: temporary }, '/profile/clips')
    await expect(page).toHaveURL('/profile/edit')
    await expect(page.getByRole('heading', { name: 'First, a password of your own' })).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveCount(0)
    await openApp(page, '/schedule?sport=hockey')
    await expect(page).toHaveURL('/profile/edit')

    await expectAccessible(page)
    await page.getByLabel('Temporary password').fill(temporary)
    for (const [password, problem] of [
      [temporary, 'The temporary password cannot stay. Please choose another'],
      ['my very own pass phrase', null],
    ] as const) {
      await page.getByLabel('New password', { exact: true }).fill(password)
      await page.getByLabel('New password once more').fill(password)
      await main(page).getByRole('button', { name: 'Save and go on' }).click()
      if (problem) await expect(main(page)).toContainText(problem)
    }
    await expect(page).toHaveURL('/schedule?sport=hockey')
    await openApp(page, '/profile/edit')
    await expect(page.getByLabel('First name')).toHaveValue(person.firstName)
  },
)

test('the export is a file named after the channel, with the user’s email and without secrets', {
  tag: '@once',
}, async ({ page, person }) => {
  await enterAs(page, person, '/profile/edit')
  const coming = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Download my data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toBe('northern-league-tv-profile.json')
  const text = await readFile(await download.path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({ user: { email: person.email } })
  expect(text).not.toMatch(/_hash|argon2|sealed_/)
  await expect(toast(page, 'The file with your data is on your device.')).toBeVisible()
})

test('an account is deleted by the button behind the mailed link, in any browser and once', {
  tag: '@once',
}, async ({ page, browser, person }) => {
  await enterAs(page, person, '/profile/edit')
  await main(page).getByRole('button', { name: 'Send me the link' }).click()
  await expect(main(page)).toContainText('We have sent you a link')
  const link = await linkInMail(person.email, '/confirm-account-deletion')

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  // A mail scanner opens it, and so does somebody who thinks better of it.
  await openApp(other, link)
  await other.getByRole('link', { name: 'Keep my account' }).click()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue(person.firstName)

  await openApp(other, link)
  await expect(main(other)).toContainText('This will be gone for good')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(other.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()

  await openApp(other, link)
  await other.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(other.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
  await openApp(page, '/profile')
  await expect(page).toHaveURL('/login')
  await elsewhere.close()
})

test('a user who deletes the account in a logged-in browser is logged out', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await enterAs(page, person, '/profile/edit')
  await main(page).getByRole('button', { name: 'Send me the link' }).click()
  await openApp(page, await linkInMail(person.email, '/confirm-account-deletion'))
  await page.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  await expect(page.getByLabel(`Account of ${person.firstName} ${person.lastName}`)).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('axe finds nothing on the profile of a user', async ({ page }, info) => {
  const parts = ['', '/transactions', '/clips', '/favorites', '/edit']
  test.setTimeout(parts.length * screenLimitMs)
  await becomePerson(page, freshPerson(info))
  for (const path of parts.map(part => `/profile${part}`)) {
    await test.step(path, async () => {
      await openApp(page, path)
      await expect(page).toHaveURL(path)
      await expectAccessible(page)
    })
  }
})
