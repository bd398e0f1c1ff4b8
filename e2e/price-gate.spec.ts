import { freshPerson, openApp } from './support/account.ts'
import { createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

/** With the price on a desk; a phone has it beside the button. */
const buyLabel = /^Buy (· \$9\.99|this game)$/

test('a paid game names its price in place, and leads to a choice with the sum done', {
  tag: '@journey',
}, async ({ page }) => {
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming' })
  await openApp(page, `/watch/${game.id}`)
  const gate = page.getByRole('link', { name: buyLabel })
  await expect(gate).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await gate.click()
  await expect(page).toHaveURL(`/select-package/${game.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose how to watch')
  const options = page.getByRole('article')
  await expect(options).toHaveCount(3)
  await expect(options.nth(0)).toContainText('This game')
  await expect(options.nth(0)).toContainText('$8.99 and $1.00 fees')
  await expect(options.nth(1)).toContainText('$34.99')
  await expect(options.nth(2)).toContainText('Everything')
  await expect(page.getByText('Best for you')).toHaveCount(1)
  await expectAccessible(page)

  const [away] = game.participants
  const team = page.getByRole('button', { name: away?.card_name ?? '' })
  await team.click()
  await expect(team).toHaveAttribute('aria-pressed', 'true')
  await expect(options.nth(1)).toContainText(`${away?.card_name} Team Pass`)

  // Who is not logged in logs in first, and comes back to what was chosen.
  const person = freshPerson(test.info())
  await createPerson(page.request, person)
  await page.getByRole('link', { name: 'Get the Team Pass' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/buy\\?type=package&id=\\d+&participant_id=${away?.id}&event_id=${game.id}$`),
  )
  await expect(page.getByRole('heading', { name: `Team Pass: ${away?.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $34.99' })).toBeVisible()
  await expectAccessible(page)
})

test('one way to watch is no choice, and a team pass asks for its team alone', { tag: '@once' }, async ({
  page,
  person,
}) => {
  await openApp(page, '/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL('/login')
  const game = await findEvent(page.request, { type: 'ppv', stream_status: 'upcoming' })
  await openApp(page, '/faq')
  await openApp(page, `/select-package/${game.id}`)
  await expect(page).toHaveURL(new RegExp(`/buy\\?type=event&id=${game.id}`))
  await page.goBack()
  await expect(page).toHaveURL('/faq')

  await openApp(page, '/packages')
  await page.getByRole('link', { name: /^Team Pass/ }).click()
  await expect(page).toHaveURL(/\/select-package\/\d+\?package=\d+$/)
  await expect(page.getByRole('link', { name: /^Buy / })).toHaveCount(1)
  await expect(page.getByLabel('Your team').getByRole('option')).not.toHaveCount(0)
})

test('a user with a pass sees what is included, and no price', { tag: '@once' }, async ({ page }) => {
  await openApp(page, '/login')
  await page.getByLabel('Email').fill('fan@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('demo-fan-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).not.toHaveURL('/login')
  await openApp(page, '/upcoming')
  const included = page.getByRole('main').locator('a[href^="/watch/"]').filter({ hasText: 'Yours' }).first()
  await expect(included).toBeVisible()
  const address = (await included.getAttribute('href')) ?? ''
  await openApp(page, address)
  await expect(page.getByText('You have access to this game.')).toBeVisible()
  await openApp(page, address.replace('/watch/', '/select-package/'))
  await expect(page.getByRole('heading', { name: 'You already have access to this game' })).toBeVisible()
})

test('a cancelled game says so, explains why it cannot be watched, and is not sold', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming', skip: 12 })
  await openApp(page, `/watch/${game.id}`)
  await expect(page.getByRole('link', { name: buyLabel })).toBeVisible()
  await (await operate(baseURL ?? '')).post(`/events/${game.id}/cancel`)
  // On the open page, by itself.
  await expect(page.getByText('This game is cancelled.')).toBeVisible()
  await expect(page.getByRole('link', { name: buyLabel })).toHaveCount(0)
  await page.getByRole('button', { name: "Why can't I watch?" }).click()
  const dialog = page.getByRole('dialog', { name: "Why can't I watch?" })
  await expect(dialog).toContainText('The game is cancelled.')
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await expectAccessible(page)
  await openApp(page, `/select-package/${game.id}`)
  await expect(page.getByRole('link', { name: /^Buy / })).toHaveCount(0)
})
