import type { Page } from '@playwright/test'
import { chooseFreePass, freshPerson, openApp, type Person, registerPerson } from './support/account.ts'
import { buyGame, payForGame } from './support/buy-game.ts'
import { becomeGuest, becomePerson, createPerson } from './support/create-person.ts'
import { cards } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { codeInMail, linkInMail } from './support/outbox.ts'
import { expect, test } from './support/test.ts'

const main = (page: Page) => page.getByRole('main')

async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Log in' }).click()
}

async function logOut(page: Page, person: Person) {
  await page.getByLabel(`Account of ${person.firstName} ${person.lastName}`).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

test(
  'register, confirm the address in a new tab, and return to the same page',
  { tag: '@journey' },
  async ({ page, context }, info) => {
    const person = freshPerson(info)
    await openApp(page, '/schedule?sport=hockey')
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await main(page)
      .getByRole('link', { name: /Create an account/ })
      .click()
    await registerPerson(page, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your mail')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(main(page)).toContainText(person.email)
    await main(page).getByRole('searchbox', { name: 'Find a school or a team' }).fill('westview wolves')
    const team = main(page)
      .getByRole('button', { name: /^Follow(?:ing)? Westview Wolves/ })
      .first()
    await team.click()
    await expect(team).toHaveAttribute('aria-pressed', 'true')

    const link = await linkInMail(person.email, '/verify-email')
    await main(page).getByRole('link', { name: 'Continue' }).click()
    await chooseFreePass(page)
    await expect(page).toHaveURL('/schedule?sport=hockey')

    const tab = await context.newPage()
    await openApp(tab, link)
    // Opened, and nothing is consumed by that: a scanner opens it too.
    await tab.reload()
    await tab.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(tab.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    await tab.getByRole('main').getByRole('link', { name: 'Continue' }).click()
    await expect(tab).toHaveURL('/schedule?sport=hockey')
    await expect(tab.getByLabel(`Account of ${person.firstName} ${person.lastName}`)).toBeVisible()

    await openApp(tab, link)
    await tab.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(tab.getByRole('heading', { name: 'Your email already verified.' })).toBeVisible()
  },
)

test(
  'a mailed code logs in without the password, and a wrong one says so',
  { tag: '@once' },
  async ({ page, context }, info) => {
    const person = freshPerson(info)
    await createPerson(page.request, person)
    await context.clearCookies()
    await openApp(page, '/login')
    const mail = main(page).getByRole('button', { name: 'Mail me a code instead' })
    await mail.click()
    await expect(main(page)).toContainText('Field is required')
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.getByLabel('Email').fill(person.email)
    await mail.click()
    const code = page.getByLabel('Code from the mail')
    await expect(code).toBeFocused()
    await expect(main(page).getByRole('status').filter({ hasText: person.email })).toBeVisible()
    const logInButton = main(page).getByRole('button', { name: 'Log in' })
    await code.fill('12345')
    await logInButton.click()
    await expect(main(page)).toContainText('The code has six digits')
    const mailed = await codeInMail(person.email)
    await code.fill(mailed === '000000' ? '000001' : '000000')
    await logInButton.click()
    await expect(
      main(page).getByRole('alert').filter({ hasText: 'The code is wrong or no longer valid' }),
    ).toBeVisible()
    await expectAccessible(page)
    await code.fill(mailed)
    await logInButton.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel(`Account of ${person.firstName} ${person.lastName}`)).toBeVisible()
  },
)

test(
  'an address is confirmed without a login as well, and a bad link says so',
  { tag: '@once' },
  async ({ page, browser }, info) => {
    const person = freshPerson(info)
    await becomePerson(page, person, { hasPass: false })
    const link = await linkInMail(person.email, '/verify-email')
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await openApp(other, link.replace(/token=.{8}/, 'token=XXXXXXXX'))
    await other.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(
      other.getByRole('heading', { name: 'Verification your email address failed.' }),
    ).toBeVisible()
    await openApp(other, link)
    await other.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(other.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible()
    // A stranger may have registered, so the owner of the address starts over.
    await other.getByRole('main').getByRole('link', { name: 'Choose a password' }).click()
    await other.getByLabel('New password', { exact: true }).fill('a fresh pass phrase')
    await other.getByLabel('New password once more').fill('a fresh pass phrase')
    await other.getByRole('button', { name: 'Save the new password' }).click()
    await expect(other.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
    await openApp(page, '/profile')
    await expect(page).toHaveURL(/\/login/)
    await elsewhere.close()
  },
)

test(
  'the registration form says what is wrong, at the fields, and keeps what was typed in another language',
  { tag: '@once' },
  async ({ page, isMobile }, info) => {
    const person = freshPerson(info)
    await openApp(page, '/registration')
    await main(page).getByRole('button', { name: 'Create my account' }).click()
    for (const text of [
      'Enter your first name',
      'Enter your last name',
      'Field is required',
      'Please accept terms & conditions',
    ]) {
      await expect(main(page)).toContainText(text)
    }
    await expect(page.getByLabel('First name')).toBeFocused()
    await expect(page.getByLabel('First name')).toBeInViewport()
    await page.getByLabel('First name').fill(person.firstName)
    await page.getByLabel('Email').fill('ada@nowhere')
    await page.getByLabel('Phone (optional)').fill('123')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Password once more').fill('other')
    await main(page).getByRole('button', { name: 'Create my account' }).click()
    await expect(page.getByLabel('Last name')).toBeFocused()
    for (const text of [
      'A valid email address is required',
      'A phone number has 10 to 14 digits',
      'The password is too short',
      'The password and password confirmation do not match',
    ]) {
      await expect(main(page)).toContainText(text)
    }
    // The most common passwords are known to the server alone.
    await registerPerson(page, { ...person, password: 'password1' })
    await expect(main(page)).toContainText('This password is too common. Please choose another')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

    if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByLabel('Language').filter({ visible: true }).first().selectOption('fr')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByLabel('Prénom')).toHaveValue(person.firstName)
    await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('password1')
    await expect(main(page)).toContainText('Ce mot de passe est trop courant')
  },
)

test('an address that is already registered leads to the login, and a wrong password says no more than that', {
  tag: '@once',
}, async ({ page, person }) => {
  await openApp(page, '/registration')
  await registerPerson(page, person)
  await expect(page.getByRole('alert').filter({ hasText: 'This email is already registered.' })).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await main(page).getByRole('link', { name: 'Log in instead' }).click()
  // Both forms have fields of these names.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await logIn(page, { ...person, password: 'not the password' })
  await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await logIn(page, { email: `nobody-${person.email}`, password: 'not the password' })
  await expect(main(page).getByRole('alert')).toHaveText('Invalid email or password. Please try again.')
  await logIn(page, person)
  await expect(page.getByLabel(`Account of ${person.firstName} ${person.lastName}`)).toBeVisible()
})

test('a page that needs a login asks for it, by keyboard alone, and opens then', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await openApp(page, '/profile/edit')
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile/edit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit your profile')
  // Logged-in users do not need these pages.
  for (const path of ['/login', '/registration', '/password-reset-request', '/password-reset?token=abc']) {
    await openApp(page, path)
    await expect(page).toHaveURL('/')
  }
})

test(
  'a session that has ended elsewhere does not stay on the profile',
  { tag: '@once' },
  async ({ page, context }, info) => {
    const person = freshPerson(info)
    await becomePerson(page, person)
    await openApp(page, '/profile')
    const tab = await context.newPage()
    await openApp(tab, '/')
    await logOut(tab, person)
    await page.bringToFront()
    await expect(page).toHaveURL('/login')
  },
)

test('a forgotten password is replaced by a mailed link, which works once', { tag: '@once' }, async ({
  page,
  context,
  person,
}) => {
  await openApp(page, '/login')
  await main(page).getByRole('link', { name: 'Forgotten your password?' }).click()
  // The page before has a field of the same name.
  await expect(main(page).getByRole('heading', { name: 'Forgotten password' })).toBeVisible()

  for (const email of [`nobody-${person.email}`, person.email]) {
    await page.getByLabel('Email').fill(email)
    await main(page).getByRole('button', { name: 'Send me the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
    await expect(main(page)).toContainText(`If there is an account for ${email}, a link is on its way.`)
    await main(page).getByRole('button', { name: 'Try another address' }).click()
  }

  const link = await linkInMail(person.email, '/password-reset')
  const tab = await context.newPage()
  await openApp(tab, link)
  await tab.getByLabel('New password', { exact: true }).fill('a fresh pass phrase')
  await tab.getByLabel('New password once more').fill('another pass phrase')
  await tab.getByRole('button', { name: 'Save the new password' }).click()
  await expect(tab.getByText("PASSWORDS DON'T MATCH")).toBeVisible()
  await tab.getByLabel('New password once more').fill('a fresh pass phrase')
  await tab.getByRole('button', { name: 'Save the new password' }).click()
  await expect(tab.getByRole('heading', { name: 'Your password is changed' })).toBeVisible()
  await tab.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await logIn(tab, { ...person, password: 'a fresh pass phrase' })
  await expect(tab.getByLabel(`Account of ${person.firstName} ${person.lastName}`)).toBeVisible()

  const elsewhere = await context.browser()?.newContext()
  const other = await elsewhere?.newPage()
  if (!other) throw new Error('no browser')
  await openApp(other, link)
  await other.getByLabel('New password', { exact: true }).fill('a third pass phrase')
  await other.getByLabel('New password once more').fill('a third pass phrase')
  await other.getByRole('button', { name: 'Save the new password' }).click()
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await other.getByRole('main').getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(other).toHaveURL('/password-reset-request')
  await elsewhere?.close()
})

test('password managers know the fields, and a password can be pasted and shown', { tag: '@once' }, async ({
  page,
}) => {
  await openApp(page, '/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByLabel('Email').fill('pasted words')
  await page.getByLabel('Email').selectText()
  await page.keyboard.press('Control+c')
  await password.focus()
  await page.keyboard.press('Control+v')
  await expect(password).toHaveValue('pasted words')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await openApp(page, '/registration')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email')
  await expect(page.getByLabel('First name')).toHaveAttribute('autocomplete', 'given-name')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('autocomplete', 'new-password')
})

test('a temporary password leads to /profile/edit, and only the terms can be read before', {
  tag: '@once',
}, async ({ page }) => {
  await openApp(page, '/login')
  await logIn(page, { email: 'newcomer@demo.example', password: 'demo-temporary-password' })
  await expect(page).toHaveURL('/profile/edit')
  for (const path of ['/', '/packages', '/login', '/profile']) {
    await openApp(page, path)
    await expect(page).toHaveURL('/profile/edit')
  }
  await openApp(page, '/terms_conditions')
  await expect(page).toHaveURL('/terms_conditions')
})

test(
  'a user who has yet to choose a pass finds everything else closed, and cannot log out',
  { tag: '@once' },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info), { hasPass: false })
    for (const path of ['/', '/schedule', '/profile', '/verify-notice', '/login']) {
      await openApp(page, path)
      await expect(page).toHaveURL('/packages')
    }
    for (const path of ['/privacy_policy', '/terms_conditions']) {
      await openApp(page, path)
      await expect(page).toHaveURL(path)
    }
    await page.getByLabel('Account of Ada Fan').click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toHaveCount(0)
  },
)

test(
  'a buyer has chosen: after a declined card the profile, its orders and its cards are open',
  { tag: '@once' },
  async ({ page }, info) => {
    const apiKey = await becomePerson(page, freshPerson(info), { hasPass: false })
    await openApp(page, '/profile')
    await expect(page).toHaveURL('/packages')
    const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming' })
    const declined = await payForGame(page.request, apiKey, game.id, cards.declined)
    expect(declined.status()).toBe(402)
    // In the same document, which has heard before that nothing is chosen.
    await page.getByLabel('Account of Ada Fan').click()
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
    await expect(page).toHaveURL('/profile')
    for (const path of ['/profile/orders', '/profile/cards', '/schedule']) {
      await openApp(page, path)
      await expect(page).toHaveURL(path)
    }
  },
)

test(
  'a buyer without a name opens the receipt, and its mail confirms the address and leads to a password',
  { tag: '@once' },
  async ({ page }, info) => {
    const { email, password } = freshPerson(info)
    const apiKey = await becomeGuest(page, email)
    const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip: 1 })
    await buyGame(page.request, apiKey, game.id)
    // A game that is still to come is opened, not watched.
    await openApp(page, '/profile')
    const order = main(page).getByRole('article')
    await expect(order.getByRole('link', { name: /^Open the game/ })).toHaveAttribute(
      'href',
      `/watch/${game.id}`,
    )
    await expect(order).not.toContainText('Watch')
    await openApp(page, '/profile/transactions')
    await main(page)
      .getByRole('link', { name: /^Open the receipt/ })
      .click()
    const sheet = main(page).getByRole('article')
    await expect(sheet).toContainText('Starts:')
    await expect(sheet).toContainText('Tax$0.00')
    await expect(sheet).toContainText(email)

    await openApp(page, await linkInMail(email, '/verify-email'))
    await main(page).getByRole('button', { name: 'Confirm my email' }).click()
    await main(page).getByRole('link', { name: 'Choose a password' }).click()
    await expect(page).toHaveURL('/profile/edit')
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel('New password once more').fill(password)
    await main(page).getByRole('button', { name: 'Set password' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'password' })).toBeVisible()
    // No name is asked for to save something else.
    await page.getByLabel('Phone').fill('+1 (555) 010-0199')
    await main(page).getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Your changes are saved.' })).toBeVisible()
  },
)

test('from the login a visitor who goes to /buy is taken back one step', { tag: '@once' }, async ({
  page,
}) => {
  await openApp(page, '/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/buy', textContent: 'buy' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await expect(page).toHaveURL('/login')
})
