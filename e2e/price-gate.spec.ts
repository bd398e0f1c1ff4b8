import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

/** With the price on a desk; a phone has it beside the button. */
const buyLabel = /^Buy (· \$9\.99|this game)$/

const prices = async (page: Page) => {
  const texts = await page.getByRole('link', { name: /^Buy / }).allTextContents()
  return texts.map(text => Number(text.match(/\$([\d.]+)/)?.[1]))
}

test('a paid game names its price in place, and leads to every product that opens it', {
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
  await expect(page.getByText('one payment · $8.99 and $1.00 fees')).toBeVisible()
  const shown = await prices(page)
  expect(shown.length).toBeGreaterThan(3)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  await expectAccessible(page)

  const [away, home] = game.participants
  const team = page.getByLabel('Your team')
  await expect(team).toHaveValue(String(away?.id))
  await team.selectOption(String(home?.id))

  // Who is not logged in logs in first, and comes back to what was chosen.
  const person = freshPerson(test.info())
  await createPerson(page.request, person)
  await page.getByRole('link', { name: /^Buy .*: Team Pass/ }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/buy\\?type=package&id=\\d+&participant_id=${home?.id}&event_id=${game.id}$`),
  )
  await expect(page.getByRole('heading', { name: `Team Pass: ${home?.name}` })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $34.99' })).toBeVisible()
  await expectAccessible(page)
})

test('a pay-per-view game has one price, and a team pass asks for its team alone', {
  tag: '@once',
}, async ({ page }) => {
  const game = await findEvent(page.request, { type: 'ppv', stream_status: 'upcoming' })
  await openApp(page, `/watch/${game.id}`)
  await page.getByRole('link', { name: 'Buy · $13.99' }).click()
  await expect(page.getByRole('link', { name: /^Buy / })).toHaveCount(1)

  await openApp(page, '/packages')
  await page.getByRole('link', { name: 'Choose your team' }).click()
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
