import type { Page, Request } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { expect, test } from './support/test.ts'

const school = 'Westview High School'
const heartOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^Follow(?:ing)? ${name}$`) })

/** Counts what is sent, and holds it back until it is let go. */
async function holdFavorites(page: Page) {
  const sent: string[] = []
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route(/\/api\/favorite(?:\/|$|\?)/, async route => {
    sent.push(route.request().method())
    await held
    await route.continue()
  })
  return { sent, letGo }
}

test.describe('a heart', () => {
  test.beforeEach(async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/')
  })

  test('fills at once, before the server has answered, and stays filled', { tag: '@once' }, async ({
    page,
  }) => {
    const heart = heartOf(page, school)
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    const { letGo } = await holdFavorites(page)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    const answered = page.waitForResponse(answer => answer.url().includes('/api/favorite'))
    letGo()
    expect((await answered).status()).toBe(200)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')

    const removed = page.waitForResponse(answer => answer.request().method() === 'DELETE')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect((await removed).status()).toBe(200)
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
  })

  test('is big enough for a finger and works by keyboard', async ({ page }) => {
    const heart = heartOf(page, school)
    const box = await heart.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await heart.focus()
    await page.keyboard.press('Enter')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(heart).toBeFocused()
  })

  test('sends once for two taps', { tag: '@once' }, async ({ page }) => {
    const heart = heartOf(page, school)
    const { sent, letGo } = await holdFavorites(page)
    await heart.click()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(sent).toEqual(['POST'])
    const answered = page.waitForResponse(answer => answer.url().includes('/api/favorites'))
    letGo()
    await answered
    await heart.dblclick()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(sent).toEqual(['POST', 'DELETE'])
  })

  test('goes back when the server cannot be reached, and says so', { tag: '@once' }, async ({ page }) => {
    const heart = heartOf(page, school)
    await page.route('**/api/favorite', route => route.abort())
    await heart.click()
    await expect(page.getByRole('alert').getByText(`${school} could not be saved.`)).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')

    await page.unroute('**/api/favorite')
    const kept = page.waitForResponse(answer => answer.url().includes('/api/favorites'))
    await heart.click()
    await kept
    await page.route('**/api/favorite/*', route => route.abort())
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  })

  test('goes back when the server refuses, with one message', { tag: '@once' }, async ({ page }) => {
    const heart = heartOf(page, school)
    const body = JSON.stringify({ error: { code: 'internal', message: 'Something went wrong' } })
    await page.route('**/api/favorite', route =>
      route.fulfill({ status: 500, contentType: 'application/json', body }),
    )
    await heart.click()
    await expect(page.getByRole('alert').getByText('Something went wrong.')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('alert').getByRole('button', { name: 'Close' })).toHaveCount(1)
  })
})

test('a visitor is asked to log in to start favouriting, and comes back afterwards', {
  tag: '@once',
}, async ({ page, person }) => {
  await openApp(page, '/?group=westview-wolves')
  const follow = heartOf(page, school)
  await follow.click()
  await expect(page.getByRole('status').getByText('Please log in to start favouriting')).toBeVisible()
  await expect(follow).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('status').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/?group=westview-wolves')
  await follow.click()
  await expect(follow).toHaveAttribute('aria-pressed', 'true')
})

test(
  'the home page begins with the games of the favourites',
  { tag: ['@once', '@journey'] },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/?group=westview-wolves')
    const kept = page.waitForResponse(answer => answer.url().includes('/api/favorites'))
    await heartOf(page, school).click()
    await kept
    await openApp(page, '/')
    const gamesOf = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('listitem')
    const games = gamesOf('Your teams')
    await expect(games.first()).toContainText('Westview Wolves')
    for (const text of await games.allTextContents()) expect(text).toContain('Westview Wolves')
    // The others are not repeated among them, nor they among the others.
    await expect(gamesOf('Upcoming').first()).toBeAttached()
    for (const text of await gamesOf('Upcoming').allTextContents())
      expect(text).not.toContain('Westview Wolves')

    // A heart on the page itself moves nothing that is being read.
    const before = await games.allTextContents()
    const changed = page.waitForResponse(answer => answer.url().includes('/api/favorites'))
    await heartOf(page, school).click()
    await changed
    expect(await games.allTextContents()).toEqual(before)
  },
)

test(
  'a live game of a favourite is the first thing on the home page',
  { tag: '@once' },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    const answer = page.waitForResponse(each => each.url().includes('/api/events-for-homepage'))
    await openApp(page, '/')
    const game = (await (await answer).json()).live.items.find(
      (each: { participants: unknown[] }) => each.participants.length === 2,
    )
    const [team] = game.participants
    await openApp(page, `/?participant=${team.alias}`)
    const kept = page.waitForResponse(each => each.url().includes('/api/favorites'))
    await page
      .getByRole('button', { name: `Follow ${team.name}` })
      .first()
      .click()
    await kept
    await openApp(page, '/')
    const hero = page.locator('[data-hero]')
    await expect(hero.getByRole('heading').first()).toContainText(team.card_name)
    await expect(hero).toBeInViewport({ ratio: 0.5 })
    await expectAccessible(page)
  },
)

test('a visitor picks a school: its games come first on this device, and it is a favourite after the login', {
  tag: ['@once', '@journey'],
}, async ({ page, person }) => {
  const picked = 'Riverfell High School'
  await openApp(page, '/')
  const picker = page.getByRole('region', { name: 'Pick your school or team' })
  await picker.getByRole('button', { name: picked }).click()
  const own = page.getByRole('region', { name: picked, exact: true })
  await expect(own.getByRole('listitem').first()).toContainText('Riverfell Ravens')
  await expect(picker).toHaveCount(0)
  await expectAccessible(page)
  // The server draws the next page with it.
  expect(await (await page.request.get('/')).text()).not.toContain('Pick your school or team')
  await page.reload()
  await expect(own.getByRole('listitem').first()).toContainText('Riverfell Ravens')
  await own.getByRole('button', { name: 'Change', exact: true }).click()
  await picker.getByRole('button', { name: picked }).click()
  await expect(own).toBeVisible()

  await openApp(page, '/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/favorite'))
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  expect((await kept).status()).toBe(200)
  await openApp(page, '/')
  await expect(heartOf(page, picked)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('region', { name: 'Your teams' })).toContainText('Riverfell Ravens')
})

test(
  'somebody finds one team among all, and so does a user who follows nothing yet',
  { tag: '@once' },
  async ({ page }, info) => {
    const team = 'Riverfell Ravens Football'
    const picker = page.getByRole('region', { name: 'Pick your school or team' })
    const pick = async () => {
      await picker.getByRole('button', { name: 'Find a team' }).click()
      const field = picker.getByRole('searchbox', { name: 'Find a school or a team' })
      await expect(field).toBeFocused()
      await field.fill('no such team')
      await expect(picker.getByText('Nothing has this name.')).toBeVisible()
      await field.fill('ravens foot')
      await expectAccessible(page)
      await picker.getByRole('button', { name: team }).click()
      await expect(picker).toHaveCount(0)
    }
    await openApp(page, '/')
    await pick()
    const own = page.getByRole('region', { name: team, exact: true })
    await expect(own.getByRole('listitem').first()).toContainText('Riverfell Ravens')
    await expect(own.getByRole('link', { name: 'Team page' })).toBeVisible()
    expect(await (await page.request.get('/')).text()).toContain(team)
    await page.reload()
    await expect(own.getByRole('listitem').first()).toContainText('Riverfell Ravens')

    // An account may come out of a purchase: nobody has asked its user yet.
    await page.context().clearCookies()
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/')
    const kept = page.waitForResponse(answer => answer.url().endsWith('/api/favorite'))
    await pick()
    expect((await kept).status()).toBe(200)
    await expect(page.getByRole('region', { name: 'Your teams' })).toContainText('Riverfell Ravens')
    await page.reload()
    await expect(page.locator('[data-hero]')).toBeVisible()
    await expect(picker).toHaveCount(0)
  },
)

test('a visitor who wants no team is not asked again', { tag: '@once' }, async ({ page }) => {
  await openApp(page, '/')
  const picker = page.getByRole('region', { name: 'Pick your school or team' })
  await picker.getByRole('button', { name: 'No thanks' }).click()
  await expect(picker).toHaveCount(0)
  await openApp(page, '/')
  await expect(page.locator('[data-hero]')).toBeVisible()
  await expect(picker).toHaveCount(0)
})

test(
  'after the log-out the home page asks for nothing that needs a login',
  { tag: '@once' },
  async ({ page }, info) => {
    const person = freshPerson(info)
    await becomePerson(page, person)
    await openApp(page, '/')
    const refused: string[] = []
    let isLoggedOut = false
    // What was asked for before the answer to the log-out may be refused.
    const late = new WeakSet<Request>()
    page.on('request', asked => {
      if (isLoggedOut) late.add(asked)
    })
    page.on('response', answer => {
      if (answer.url().endsWith('/api/auth/logout')) isLoggedOut = true
      if (answer.status() === 401 && late.has(answer.request())) refused.push(answer.url())
    })
    await page.getByLabel(`Account of ${person.firstName} ${person.lastName}`).click()
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByText('You are logged out.')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Pick your school or team' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  },
)

test('the profile lists favourites by kind and can remove them', async ({ page }, info) => {
  await becomePerson(page, freshPerson(info))
  await openApp(page, '/profile/favorites')
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Find your school' }).click()
  await expect(page).toHaveURL('/#schools')
  await heartOf(page, school).click()
  const kept = page.waitForResponse(answer => answer.url().includes('/api/favorites'))
  await heartOf(page, 'Basketball').click()
  await kept

  await openApp(page, '/profile/favorites')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Schools' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Sports' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Teams' })).toHaveCount(0)
  await expectAccessible(page)
  const removed = page.waitForResponse(answer => answer.request().method() === 'DELETE')
  await heartOf(page, 'Basketball').click()
  await removed
  await expect(heartOf(page, 'Basketball')).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(main.getByRole('heading', { name: 'Schools' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Sports' })).toHaveCount(0)
})

test(
  'a user who has not chosen a pass is sent to the passes, and continues with the free one',
  { tag: '@once' },
  async ({ page }, info) => {
    await becomePerson(page, freshPerson(info), { hasPass: false })
    await openApp(page, '/upcoming?sport=soccer')
    await expect(page).toHaveURL('/packages')
    await expect(page.getByRole('heading', { name: 'One step before you go on' })).toBeVisible()
    await expectAccessible(page)
    await page.route('**/api/custom-forms/passes', route => route.abort())
    await page.getByRole('button', { name: 'Continue with the free pass' }).click()
    await expect(page.getByRole('alert').getByText('The free pass could not be saved.')).toBeVisible()
    await page.unroute('**/api/custom-forms/passes')
    await page.getByRole('button', { name: 'Continue with the free pass' }).click()
    await expect(page).toHaveURL('/upcoming?sport=soccer')
    await openApp(page, '/packages')
    await expect(page.getByRole('heading', { name: 'Pick your school' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue with the free pass' })).toHaveCount(0)
  },
)

test('a visitor picks a school and a team, sees the sum, and goes to buy', async ({ page }) => {
  await openApp(page, '/packages')
  await expect(page).toHaveTitle('Passes and packages · Northern League TV')
  await expect(page.getByRole('link', { name: /^Free account/ })).toHaveAttribute('href', '/registration')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Westview High School' }).click()
  await page.getByRole('button', { name: 'Westview Wolves Boys Basketball' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/^Watch the\s+Westview Wolves$/)
  const pass = page.getByRole('article').filter({ hasText: 'Westview Wolves Team Pass' })
  await expect(pass).toContainText('$34.99')
  const everything = page.getByRole('article').filter({ hasText: 'Everything' })
  await expect(everything).toContainText('$79.99')
  await expect(everything).toContainText('Pays off with 3 teams.')
  await expectAccessible(page)

  await page.reload()
  await heading.getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Pick your school' })
  await sheet.getByLabel('Find a school or a team').fill('ravens football')
  await sheet.getByRole('button', { name: 'Riverfell Ravens Football' }).click()
  await expect(heading).toHaveText(/^Watch the\s+Riverfell Ravens$/)
  await page
    .getByRole('article')
    .filter({ hasText: 'Riverfell Ravens Team Pass' })
    .getByRole('link', { name: 'Get the Team Pass' })
    .click()
  await expect(page).toHaveURL(/\/(?:login|buy\?.*)$/)
})
