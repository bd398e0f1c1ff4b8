import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { takeKey } from './support/find-game.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

/** With the price on a desk; a phone has it beside the button. */
const buyLabel = /^Buy (· \$9\.99|this game)$/

test('a paid game names its price in place, and leads to its checkout; all passes are one link further', {
  tag: '@journey',
}, async ({ page }) => {
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming' })
  await openApp(page, `/watch/${game.id}`)
  const gate = page.getByRole('link', { name: buyLabel })
  await expect(gate).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await gate.click()
  await expect(page).toHaveURL(new RegExp(`/buy\\?type=event&id=${game.id}&package_id=\\d+$`))
  await page.getByRole('link', { name: 'Compare all passes' }).click()
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

  // A visitor too: the account comes out of the purchase.
  await page.getByRole('link', { name: 'Get the Team Pass' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/buy\\?type=package&id=\\d+&participant_id=${away?.id}&event_id=${game.id}$`),
  )
  await expect(page.getByRole('radio', { name: `All ${away?.card_name} games` })).toBeChecked()
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
  await expect(page.getByRole('button', { name: /^Pay \$/ })).toBeVisible()
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

/** What every place says of a game that is sold for $9.99. */
interface Offered {
  /** The label of the link on its page; null: nothing is to be bought. */
  gate: string | null
  /** What the page says instead. */
  text?: string
  chip: string
  list: 'live' | 'upcoming' | 'vod'
}
const offered = {
  upcoming: { gate: 'Buy · $9.99', chip: '$9.99', list: 'upcoming' },
  live: { gate: 'Watch live · $9.99', chip: '$9.99', list: 'live' },
  dark: {
    gate: null,
    text: 'The picture has not started',
    chip: 'No picture yet',
    list: 'live',
  },
  replay: { gate: 'Buy the replay · $9.99', chip: '$9.99', list: 'vod' },
  noReplay: { gate: null, text: 'There is no replay', chip: 'No replay', list: 'vod' },
} as const satisfies Record<string, Offered>
const buying = /^(Buy|Watch live ·|Watch with a pass)/

/** Both teams: no other game of the season has as many of its words. */
async function searchWords(url: string, eventId: string): Promise<string> {
  const answer = await fetch(`${url}/api/events/${eventId}?api_key=${await takeKey(url)}`)
  const { participants }: { participants: { name: string }[] } = await answer.json()
  return participants.map(({ name }) => name).join(' ')
}

async function expectOffer(page: Page, url: string, eventId: string, game: Offered): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const main = page.getByRole('main')
  const link = main.locator(`a[href="/watch/${eventId}"]`)
  await openApp(page, `${url}/watch/${eventId}`)
  const stage = page.locator('[data-stage], [aria-labelledby="access-title"]')
  if (game.gate === null) {
    await expect(stage.getByText(game.text ?? '').first()).toBeVisible()
    await expect(stage.getByRole('link', { name: buying })).toHaveCount(0)
  } else {
    const label = isPhone && game.list === 'upcoming' ? 'Buy this game' : game.gate
    await expect(stage.getByRole('link', { name: label })).toHaveCount(1)
    if (isPhone) await expect(stage.getByRole('link', { name: label })).toBeInViewport({ ratio: 1 })
  }

  const words = encodeURIComponent(await searchWords(url, eventId))
  await openApp(page, `${url}/${game.list}?q=${words}`)
  await expect(link).toContainText(game.chip)
  await openApp(page, `${url}/schedule?q=${words}`)
  await expect(link).toContainText(game.chip)
  if (game.gate === null) await expect(link).not.toContainText(/Watch|Buy/)

  await openApp(page, `${url}/select-package/${eventId}`)
  const single = main.getByRole('article').filter({ hasText: 'This game' })
  if (game.list === 'vod' && game.gate === null) {
    await expect(main.getByText('There is no replay of this game.')).toBeVisible()
    await expect(main.getByRole('article')).toHaveCount(0)
  } else {
    await expect(single.getByRole('link')).toHaveCount(game.gate === null ? 0 : 1)
    await expect(main.getByRole('link', { name: /^Get the Team Pass/ })).toBeVisible()
  }

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await dialog.getByRole('combobox').fill(decodeURIComponent(words))
  await expect(dialog.locator(`a[href="/watch/${eventId}"]`)).toContainText(game.chip)
}

test('a game is offered everywhere as it can be seen: to come, live with and without a picture, over with and without a replay', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(300_000)
  const server = shareLiveServer()
  const [upcoming, dark, noReplay] = [
    await server.takeGame('paid'),
    await server.takeGame('paid'),
    await server.takeGame('paid'),
  ]
  const camera = await server.addCamera(dark)
  for (const id of [dark, noReplay]) await server.startGame(id)
  await server.endGame(noReplay)
  const live = (await server.recordGame(4, 'paid')).eventId
  const replay = await server.recordReplay(4, 'paid')
  const games = { upcoming, live, dark, replay, noReplay }
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    for (const state of ['upcoming', 'live', 'dark', 'replay', 'noReplay'] as const)
      await test.step(`${state} at ${size.width}`, () =>
        expectOffer(page, server.url, games[state], offered[state]))
  }

  // The picture comes while the page is open.
  await openApp(page, `${server.url}/watch/${dark}`)
  await expect(page.getByRole('button', { name: 'Tell me when it starts' })).toBeVisible()
  await expectAccessible(page)
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  const encoder = startEncoder(camera, { seconds: 60, size: '160x90', isLive: true })
  await expect(page.getByRole('link', { name: 'Watch live · $9.99' })).toBeVisible()
  await expect(page.locator('body[data-same]')).toHaveCount(1)
  await expectAccessible(page)
  encoder.child.kill('SIGKILL')
})

test('an open page of a free game plays by itself when the picture comes', { tag: '@once' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  const server = shareLiveServer()
  const eventId = await server.takeGame('free')
  const camera = await server.addCamera(eventId)
  await server.startGame(eventId)
  await openApp(page, `${server.url}/watch/${eventId}`)
  await expect(page.getByText('The picture has not started')).toBeVisible()
  const encoder = startEncoder(camera, { seconds: 90, size: '160x90', isLive: true })
  await expect.poll(async () => (await watched(page)).frames, { timeout: 60_000 }).toBeGreaterThan(10)
  encoder.child.kill('SIGKILL')
})
