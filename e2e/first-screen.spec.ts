import type { Page } from '@playwright/test'
import { freshPerson } from './support/account.ts'
import { becomePerson } from './support/create-person.ts'
import { findEvent } from './support/find-event.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { shareLiveServer } from './support/live-server.ts'
import { compareBoxes, readBoxes } from './support/read-boxes.ts'
import { expect, test } from './support/test.ts'

const slackPx = 8

// By whose clock a newcomer's page is drawn.
test.use({ timezoneId: 'America/Toronto' })

/** What stands where before the app has come, and what has moved then. */
async function takeOver(page: Page, path: string, shown: (page: Page) => Promise<void>) {
  const letScriptsCome = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  await shown(page)
  await page.evaluate(() => document.fonts.ready.then(() => null))
  const before = await readBoxes(page)
  letScriptsCome()
  await expect(page.locator('#splash')).toHaveCount(0)
  return compareBoxes(before, await readBoxes(page), slackPx)
}

async function expectStill(page: Page, path: string, shown: (page: Page) => Promise<void>) {
  const { moved, keptShare } = await takeOver(page, path, shown)
  expect(moved).toEqual([])
  // Scores change; the rest of the screen is the same.
  expect(keptShare).toBeGreaterThan(0.8)
}

test('the home page has its scores and games before the app, and they do not move', {
  tag: '@journey',
}, async ({ page }) => {
  await expectStill(page, '/', async () => {
    await expect(page.getByRole('region', { name: 'Scores' }).getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeAttached()
  })
})

test('the home page of a visitor who picked a school has its games before the app, and they do not move', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const { items } = await (await page.request.get('/api/participant-groups')).json()
  const [{ id, name }] = items
  await page.context().addCookies([{ name: 'picked', value: `group-${id}`, url: baseURL ?? '' }])
  await expectStill(page, '/', async () => {
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeAttached()
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeAttached()
  })
})

for (const path of ['/schedule', '/upcoming', '/vod']) {
  test(`${path} has its days and games before the app, and they do not move`, async ({ page }) => {
    await expectStill(page, path, async () => {
      await expect(page.locator('main a[href^="/watch/"]').first()).toBeVisible()
      await expect(page.locator('[data-day]')).toHaveCount(7)
    })
  })
}

for (const stream_status of ['upcoming', 'finished']) {
  test(`a game (${stream_status}) has its poster, title and what opens it before the app, and they do not move`, async ({
    page,
    request,
  }) => {
    const { id, participants } = await findEvent(request, { type: 'paid', stream_status })
    await expectStill(page, `/watch/${id}`, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(participants[0]?.card_name ?? '')
      await expect(
        page
          .locator('[data-stage]')
          .getByText(/Starts in|There is no replay|The replay is here/)
          .first(),
      ).toBeVisible()
    })
  })
}

test.describe('the checkout of a game', () => {
  async function openDrawn(page: Page) {
    const { id } = await findEvent(page.request, { type: 'paid', stream_status: 'upcoming' })
    const { items } = await (await page.request.get('/api/packages?no_limit=1')).json()
    const single = items.find((one: { type: string }) => one.type === 'single_event')
    const letScriptsCome = await holdScripts(page)
    await page.goto(`/buy?type=event&id=${id}&package_id=${single.id}&trk=poster`, { waitUntil: 'commit' })
    const pay = page.getByRole('button', { name: /^Pay \$/ })
    await expect(pay).toBeVisible()
    await page.getByLabel('Email').fill('fan@fans.example')
    return { pay, letScriptsCome }
  }

  test('is there before the app, and nothing moves when the wallets and the card’s fields come', async ({
    page,
  }) => {
    const { letScriptsCome } = await openDrawn(page)
    await page.evaluate(() => document.fonts.ready.then(() => null))
    const before = await readBoxes(page)
    letScriptsCome()
    for (const [frame, control] of [
      ['Wallets', page.frameLocator('main iframe[title="Wallets"]').getByRole('button').first()],
      ['Card', page.frameLocator('main iframe[title="Card number"]').getByLabel('Card number')],
    ] as const)
      await expect(control, frame).toBeVisible()
    const { moved, keptShare } = compareBoxes(before, await readBoxes(page), 1)
    expect(moved).toEqual([])
    expect(keptShare).toBeGreaterThan(0.8)
    await expect(page.getByLabel('Email')).toHaveValue('fan@fans.example')
  })

  test('hears a press on Pay before the app is there, and keeps what was typed out of the address', {
    tag: '@once',
  }, async ({ page }) => {
    const { pay, letScriptsCome } = await openDrawn(page)
    await pay.click()
    letScriptsCome()
    await expect(page.getByText('Please select one of your saved cards or enter new one')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('fan@fans.example')
    expect(page.url()).not.toContain('fans.example')
  })
})

test('nothing moves in another time zone than the channel’s', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    timezoneId: 'Europe/Sofia',
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  await expectStill(page, '/', () => expect(page.locator('main a[href^="/watch/"]').first()).toBeVisible())
  await context.close()
})

/** Where it is another day now than by the channel's clock: one of them is ahead of it or one behind, at any hour. */
function findOtherDay(): { timeZone: string; day: string } {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
  const days = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(timeZone => ({
    timeZone,
    day: dayIn(timeZone),
  }))
  const found = days.find(({ day }) => day !== dayIn('America/Toronto'))
  if (!found) throw new Error('It is the same day everywhere')
  return found
}

test('if it is another day than on the channel nothing moves, and the day is the viewer’s', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const { timeZone, day } = findOtherDay()
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    timezoneId: timeZone,
    viewport: { width: 1440, height: 900 },
  })
  const page = await context.newPage()
  const readStrip = () =>
    page.locator('[data-day]').evaluateAll(days =>
      days.map(each => {
        const { left, top, width } = each.getBoundingClientRect()
        return [left, top, width].map(Math.round)
      }),
    )
  let strip: number[][] = []
  const { moved } = await takeOver(page, '/schedule', async () => {
    await expect(page.locator('[data-day]')).toHaveCount(7)
    strip = await readStrip()
  })
  // The strip has other days at the same places.
  expect(moved.filter(({ kind }) => !/\d{4}-\d\d-\d\d/.test(kind))).toEqual([])
  expect(await readStrip()).toEqual(strip)
  await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', day)
  await context.close()
})

test.describe('what a visitor does before the app loads is kept', () => {
  for (const path of ['/', '/schedule']) {
    test(`the focus stays on the same link on ${path}`, async ({ page }) => {
      const letScriptsCome = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const link = page.locator('main a[href^="/watch/"]').nth(1)
      await expect(link).toBeVisible()
      const href = await link.getAttribute('href')
      await link.focus()
      letScriptsCome()
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href)
    })
  }

  test('a link that is pressed while the app takes over is followed', { tag: '@once' }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/schedule', { waitUntil: 'commit' })
    const link = page.locator('main a[href^="/watch/"]').nth(1)
    const href = await link.getAttribute('href')
    await link.hover()
    await page.mouse.down()
    letScriptsCome()
    await expect(page.locator('#splash')).toHaveCount(0)
    await page.mouse.up()
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })

  test('a button that is pressed before the app loads does what it says, once it can', {
    tag: '@once',
  }, async ({ page }) => {
    const letScriptsCome = await holdScripts(page)
    await page.goto('/schedule', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Filters' }).click()
    letScriptsCome()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })

  test('the focus stays on the way to buy a game', { tag: '@once' }, async ({ page, request }) => {
    const { id } = await findEvent(request, { type: 'paid', stream_status: 'upcoming' })
    const letScriptsCome = await holdScripts(page)
    await page.goto(`/watch/${id}`, { waitUntil: 'commit' })
    const button = page.getByRole('link', { name: /^Buy/ })
    await button.focus()
    const name = await button.textContent()
    letScriptsCome()
    await expect(page.locator('#splash')).toHaveCount(0)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  })

  for (const path of ['/', '/schedule']) {
    test(`a scrolled page keeps its position on ${path}`, async ({ page }) => {
      const letScriptsCome = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.locator('main a[href^="/watch/"]').nth(1)).toBeVisible()
      await page.evaluate(() => scrollTo(0, 400))
      const before = await page.evaluate(() => scrollY)
      expect(before).toBeGreaterThan(300)
      letScriptsCome()
      await expect(page.locator('#splash')).toHaveCount(0)
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(slackPx)
    })
  }
})

for (const path of ['/', '/schedule', '/vod']) {
  test(`a logged-in user sees header and title of ${path} stay in place`, async ({ page }, info) => {
    await becomePerson(page, freshPerson(info))
    const { moved, keptShare } = await takeOver(page, path, () =>
      expect(page.getByRole('banner')).toBeVisible(),
    )
    expect(moved).toEqual([])
    // All but the way to log in.
    expect(keptShare).toBeGreaterThan(0.8)
  })
}

test('the answers in the page are not loaded again', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/events')) asked.push(pathname)
  })
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeVisible()
  expect(asked.filter(path => !/stream|changes/.test(path))).toEqual([])
})

test.describe('a visitor who presses play', () => {
  const server = shareLiveServer()

  test('before the app loads sees the game, with one press', async ({ page }) => {
    const replay = await server.recordReplay(8)
    const letScriptsCome = await holdScripts(page)
    await page.goto(`${server.url}/watch/${replay}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(page.locator('[data-early="play"]')).toBeDisabled()
    await expect(page.locator('[data-early="play"]')).toHaveText('Opening…')
    letScriptsCome()
    await expect
      .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.5)
  })
})

test('on a slow line the files of the app are asked for once the page is painted', {
  tag: '@once',
}, async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const line = { offline: false, latency: 300, downloadThroughput: 1_000_000, uploadThroughput: 100_000 }
  await devtools.send('Network.emulateNetworkConditions', line)
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  const { paintedAtMs, askedAtMs } = await page.evaluate(() => ({
    paintedAtMs: performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN,
    askedAtMs: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }))
  expect(askedAtMs.length).toBeGreaterThan(2)
  expect(Math.min(...askedAtMs)).toBeGreaterThanOrEqual(paintedAtMs)
})
