import { randomUUID } from 'node:crypto'
import { googleConsentCookie } from '@grandstand/rules'
import { chromium, type Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { applyChannel } from './support/apply-channel.ts'
import { createPerson } from './support/create-person.ts'
import { cards, enterCard } from './support/enter-card.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findGame } from './support/find-game.ts'
import { watched } from './support/live-game.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

let server: LiveServer

test.beforeAll(async () => {
  test.setTimeout(180_000)
  server = await startLiveServer({ ANALYTICS_ON_LOCALHOST: '1' })
})
test.afterAll(() => server.stop())

interface Told {
  path: string
  body: ToldBody
}
interface ToldBody {
  name?: string
  view_id?: string
  seq?: number
  details?: Record<string, unknown>
  call?: string
  request_id?: string
  playing_ms?: number
  stalled_ms?: number
  stalls?: number
  height?: number
  is_last?: boolean
}

/** What a page sends to the collector, with what that answers. */
function followTold(page: Page) {
  const told: Told[] = []
  const refused: number[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(?:datalake\/|logs$)/.test(pathname))
      told.push({ path: pathname, body: JSON.parse(request.postData() ?? '{}') })
  })
  page.on('response', response => {
    if (/\/(?:datalake\/|logs$)/.test(response.url()) && !response.ok()) refused.push(response.status())
  })
  return {
    told,
    refused,
    names: () => told.flatMap(({ path, body }) => (path === '/datalake/event/' ? [body.name] : [])),
    /** What became of the newest wish to watch. */
    viewing() {
      const view = told.findLast(({ path }) => path.startsWith('/datalake/video/'))?.body.view_id
      const rows = told.filter(({ body }) => body.view_id === view)
      return {
        events: rows.flatMap(({ path, body }) => (path === '/datalake/video/event/' ? [body] : [])),
        stretches: rows.flatMap(({ path, body }) => (path === '/datalake/video/viewing/' ? [body] : [])),
      }
    },
  }
}

/** The question waits for a page that is not the first. */
async function openLaterPage(page: Page, first = ''): Promise<void> {
  await openApp(page, server.url + first)
  await openApp(page, `${server.url}/faq`)
}

test('a visitor says yes, and is counted from page to page', { tag: '@journey' }, async ({ page }) => {
  const { names, told, refused } = followTold(page)
  const banner = page.getByRole('region', { name: 'Visit statistics' })
  await openLaterPage(page)
  await expect(banner).toBeVisible()
  const { height } = (await banner.boundingBox()) ?? { height: 0 }
  expect(height).toBeLessThan(80)
  await expectAccessible(page)
  // Nothing covers a price or a form.
  const paidId = await findGame(server.url, 'upcoming', 'paid')
  for (const path of ['/packages', '/login', '/registration', `/watch/${paidId}`]) {
    await openApp(page, server.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner).toHaveCount(0)
  }
  await openApp(page, `${server.url}/faq`)
  await expect(banner).toBeVisible()
  expect(told).toEqual([])
  await banner.getByRole('button', { name: 'Allow' }).click()
  await expect(banner).toHaveCount(0)
  await expect.poll(names).toEqual(['page_view', 'consent'])
  expect(told.map(({ path }) => path)).toContain('/datalake/session/')

  await page.goto(`${server.url}/packages/`)
  await expect.poll(names).toContain('view_item_list')
  await page.goto(`${server.url}/login`)
  await page.getByLabel('Email').fill('fan@demo.example')
  await page.getByLabel('Password', { exact: true }).fill('demo-fan-password')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect.poll(names).toContain('login')
  await expect(banner).toHaveCount(0)
  // One visit, however many pages.
  expect(told.filter(({ path }) => path === '/datalake/session/')).toHaveLength(1)
  expect(refused).toEqual([])
})

test('a visitor says no, and nothing is reported, now or later', { tag: '@once' }, async ({ page }) => {
  const { told } = followTold(page)
  await openLaterPage(page)
  await page.getByRole('button', { name: 'No thanks' }).click()
  await page.goto(`${server.url}/packages/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('region', { name: 'Visit statistics' })).toHaveCount(0)
  expect(told).toEqual([])
})

test('a channel made in the Studio counts its first visitor, over plain http too', { tag: '@once' }, async ({
  launchOptions,
}) => {
  const host = 'prairie.test'
  const name = 'prairie'
  const { makeChannel } = await operate(server.url)
  await makeChannel({ channel_key: name, name: 'Prairie', host })
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  })
  const page = await browser.newPage({ locale: 'en-US' })
  const { names, told, refused } = followTold(page)
  const failed: string[] = []
  page.on('pageerror', error => failed.push(error.message))
  const home = `http://${host}:${new URL(server.url).port}`
  await openApp(page, home)
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([false, false])
  await openApp(page, `${home}/schedule`)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect.poll(names).toEqual(['page_view', 'consent'])
  expect(told.find(({ path }) => path === '/datalake/session/')?.body).toMatchObject({ profile: name })
  expect({ failed, refused }).toEqual({ failed: [], refused: [] })
  await browser.close()
})

test(
  'the page reports each step from the first page to the refund',
  { tag: '@once' },
  async ({ page }, info) => {
    test.setTimeout(120_000)
    const { told, refused } = followTold(page)
    const ofName = (name: string) =>
      told.flatMap(({ path, body }) => (path === '/datalake/event/' && body.name === name ? [body] : []))
    const main = page.getByRole('main')
    const person = freshPerson(info)
    const { id: userId } = await createPerson(page.request, person, { origin: server.url })
    const settings = await (await fetch(`${server.url}/api/settings`)).json()
    const profile = settings['yare-analytics']['yare-analytics-key']
    await openLaterPage(page, '/?trk=poster')
    await page.getByRole('button', { name: 'Allow' }).click()
    await openApp(page, `${server.url}/login`)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await main.getByRole('button', { name: 'Log in' }).click()
    await expect.poll(() => ofName('login')).toHaveLength(1)
    await page.goto(`${server.url}/packages`)
    await expect.poll(() => ofName('view_item_list')).toHaveLength(1)

    const gameId = await findGame(server.url, 'upcoming', 'paid')
    await openApp(page, `${server.url}/watch/${gameId}`)
    await main.getByRole('link', { name: /^Buy / }).click()
    const pay = main.getByRole('button', { name: /^Pay \$/ })
    await enterCard(page, cards.declined)
    await pay.click()
    await expect(main.getByRole('alert').filter({ hasText: 'Nothing has been charged' })).toBeVisible()
    await enterCard(page, cards.good)
    await main.getByRole('button', { name: /^Try again · \$/ }).click()
    await expect.poll(() => ofName('purchase_success')).toHaveLength(1)

    const [success] = ofName('purchase_success')
    const order_id = Number(success?.details?.order_id)
    const asked = { reason: 'The game is off', idempotency_key: randomUUID() }
    const { post } = await operate(server.url)
    expect(await post(`/orders/${order_id}/refund`, asked)).toMatchObject({ state: 'done' })

    const item = { item_type: 'event', item_id: gameId }
    const sale = { ...item, value: 8.99, tax: 0, fee: 1, currency: 'USD' }
    const steps: Record<string, Record<string, unknown>> = {
      login: {},
      page_view: { path: expect.any(String), previous: expect.any(String) },
      view_item_list: { items: expect.any(Number), list: expect.any(String) },
      add_to_cart: { ...item, value: 8.99, currency: 'USD' },
      view_buy_page: item,
      begin_checkout: sale,
      purchase: sale,
      purchase_failed: sale,
      purchase_success: { ...sale, order_id },
    }
    const sender = { profile, user_id: userId, user_email: null, trk: 'poster' }
    for (const [name, details] of Object.entries(steps))
      expect(ofName(name).at(-1), name).toEqual({
        ...sender,
        name,
        details: expect.objectContaining(details),
        session_uuid: expect.any(String),
        view_id: expect.any(String),
        seq: expect.any(Number),
        origin_url: expect.stringContaining(`${server.url}/`),
      })
    expect(ofName('purchase')).toHaveLength(2)
    expect(refused).toEqual([])

    await test.step('and the collector has them, each once', async () => {
      const kept = async () => {
        const apiKey = await page.evaluate(() => JSON.parse(localStorage.rudy_api_key).value)
        const answer = await page.request.get(`${server.url}/api/profile/export?api_key=${apiKey}`)
        const rows: { name: string; details: object }[] = (await answer.json()).page_events
        return rows.filter(({ name }) => name === 'refund' || name in steps)
      }
      await expect
        .poll(async () =>
          (await kept()).filter(({ name }) => name === 'refund').map(({ details }) => details),
        )
        .toEqual([{ ...sale, order_id }])
      const names = (await kept()).map(({ name }) => name)
      expect(new Set(names)).toEqual(new Set([...Object.keys(steps), 'refund']))
      expect(names.filter(name => name === 'purchase_success')).toHaveLength(1)
    })
  },
)

test('the page asks nobody whose browser already says no', { tag: '@once' }, async ({ page }) => {
  const { told } = followTold(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
  )
  await openLaterPage(page)
  await page.waitForTimeout(1_500)
  await expect(page.getByRole('region', { name: 'Visit statistics' })).toHaveCount(0)
  expect(told).toEqual([])
})

test('the page reports what failed, with the number of the request', { tag: '@once' }, async ({ page }) => {
  const { told, refused } = followTold(page)
  await openApp(page, server.url)
  await page.goto(`${server.url}/watch/2000000000`)
  await expect
    .poll(() => told.find(({ path }) => path === '/logs')?.body)
    .toMatchObject({
      call: 'getEvent',
      status: 404,
      request_id: expect.any(String),
    })
  expect(refused).toEqual([])
})

test('the page reports how well a game played, and why it did not', { tag: '@once' }, async ({ page }) => {
  test.setTimeout(300_000)
  const { viewing, refused } = followTold(page)
  const named = () => viewing().events.map(({ name }) => name)
  const eventId = await server.recordReplay(40)
  const open = async () => {
    await page.goto(`${server.url}/watch/${eventId}`)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
  }
  // On the first page the question waits until somebody watches.
  await open()
  await page.getByRole('button', { name: 'Allow' }).click()
  const leave = async ({ isPlaying }: { isPlaying: boolean }) => {
    await page.getByRole('banner').getByRole('link').first().click()
    if (isPlaying) await page.getByRole('button', { name: 'Close the player' }).click()
    await expect.poll(named).toContain('end')
  }

  await test.step('left before the start', async () => {
    await page.route(/\.m3u8/, () => {})
    await open()
    await expect.poll(named).toEqual(['attempt'])
    await leave({ isPlaying: false })
    expect(viewing().events.at(-1)?.details).toEqual({ reason: 'left' })
    expect(named()).toEqual(['attempt', 'end'])
    expect(viewing().stretches).toEqual([])
    await page.unroute(/\.m3u8/)
  })

  await test.step('stood still while the line was cut', async () => {
    const later = /\/segment-(?:[3-9]|\d\d)(?:-w\w+)?\.m4s/
    await page.route(later, route => route.abort())
    await open()
    await expect.poll(named, { timeout: 30_000 }).toContain('play')
    const isStarved = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState < 3)
    await expect.poll(isStarved, { timeout: 30_000 }).toBe(true)
    const { seconds } = await watched(page)
    await page.waitForTimeout(2_000)
    await page.unroute(later)
    await expect
      .poll(async () => (await watched(page)).seconds, { timeout: 60_000 })
      .toBeGreaterThan(seconds + 3)
    await leave({ isPlaying: true })
    const { events, stretches } = viewing()
    const [, play] = events
    expect(play).toMatchObject({ name: 'play', details: { preroll_ms: expect.any(Number), is_live: false } })
    expect(Number(play?.details?.startup_ms)).toBeGreaterThan(0)
    const sum = (of: (row: ToldBody) => number | undefined) =>
      stretches.reduce((before, row) => before + (of(row) ?? 0), 0)
    expect(sum(row => row.stalls)).toBeGreaterThanOrEqual(1)
    expect(sum(row => row.stalled_ms)).toBeGreaterThanOrEqual(2_000)
    expect(sum(row => row.playing_ms)).toBeGreaterThanOrEqual(seconds * 900)
    expect(stretches.map(row => row.height)).toEqual(stretches.map(() => 90))
    expect(stretches.map(row => row.is_last)).toEqual(stretches.map((_, at) => at === stretches.length - 1))
  })

  await test.step('was refused', async () => {
    await page.goto(`${server.url}/watch_embed/${eventId}`)
    const play = page.getByRole('button', { name: 'Watch the replay' })
    await expect(play).toBeVisible()
    // An operator sets a price meanwhile, of which the open page hears nothing.
    const { post } = await operate(server.url)
    const price = { type: 'paid', base_price: 899, service_fee: 100 }
    const change = {
      games: { ids: [Number(eventId)] },
      change: { kind: 'price', price },
      left_out: [],
    }
    const { version } = await post('/game-changes/preview', change)
    await post('/game-changes', { ...change, version })
    await play.click()
    await expect.poll(named).toEqual(['attempt', 'failure', 'end'])
    expect(viewing().events[1]?.details).toEqual({ code: 'unauthenticated' })
  })
  expect(refused).toEqual([])
})

test('Google hears of visitors who agreed, and never where cards are entered', { tag: '@once' }, async ({
  page,
}) => {
  const asked: string[] = []
  // What the tag does first: it gives the browser a number.
  await page.route(/^https:\/\/[^/]*(?:google-analytics|googletagmanager)\.com\//, route => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1.111.222; Path=/'",
    })
  })
  const relayed: unknown[] = []
  let policy = ''
  page.on('request', request => {
    if (request.url().endsWith('/api/google-analytics/event')) relayed.push(request.postDataJSON())
  })
  page.on('response', response => {
    if (response.request().resourceType() === 'document')
      policy = response.headers()['content-security-policy'] ?? ''
  })
  const hosts = /googletagmanager|google-analytics/
  /** What was said to the tag; null: there is none. */
  const told = () =>
    page.evaluate((): unknown[][] | null => {
      const layer = Reflect.get(window, 'dataLayer')
      return layer ? Array.from(layer, command => Array.from(command as ArrayLike<unknown>)) : null
    })
  const googleCookies = async () =>
    (await page.context().cookies()).flatMap(({ name }) => (name.startsWith('_ga') ? [name] : []))
  await applyChannel(server, yaml => `${yaml}\ngoogle-analytics: { google-tag: G-TEST12345 }\n`)
  const tagOfChannel = async () => {
    const settings = await (await fetch(`${server.url}/api/settings`)).json()
    return settings['google-analytics']['google-tag']
  }
  await expect.poll(tagOfChannel).toBe('G-TEST12345')

  await openLaterPage(page)
  const banner = page.getByRole('region', { name: 'Visit statistics' })
  await expect(banner).toContainText('Google Analytics')
  expect(policy).not.toMatch(hosts)
  await banner.getByRole('button', { name: 'Allow' }).click()
  await expect(banner).toHaveCount(0)
  expect(await told()).toBeNull()
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).toContain(googleConsentCookie)

  await test.step('from the next page on, which is a document of its own', async () => {
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(told).toContainEqual(['event', 'page_view', {}])
    expect(policy).toMatch(hosts)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345'])
    const [byDefault, update] = (await told()) ?? []
    expect(byDefault).toMatchObject(['consent', 'default', { ad_storage: 'denied', ad_user_data: 'denied' }])
    expect(update).toEqual(['consent', 'update', { analytics_storage: 'granted' }])
  })

  await test.step('of a login, without who it was', async () => {
    await page.goto(`${server.url}/login?utm_source=poster&email=fan@demo.example`)
    await expect.poll(told).toContainEqual(['event', 'page_view', {}])
    await page.getByLabel('Email').fill('fan@demo.example')
    await page.getByLabel('Password', { exact: true }).fill('demo-fan-password')
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect.poll(told).toContainEqual(['event', 'login', {}])
    const text = JSON.stringify(await told())
    expect(text).toContain('/login?utm_source=poster"')
    expect(text).not.toContain('fan@demo.example')
  })

  await test.step('of what is for sale and chosen', async () => {
    await page.goto(`${server.url}/packages`)
    const item = { item_id: expect.stringMatching(/^(?:package|subscription)-\d+$/), quantity: 1 }
    const listed = [
      'event',
      'view_item_list',
      { items: expect.arrayContaining([expect.objectContaining(item)]) },
    ]
    await expect
      .poll(async () => (await told())?.find(([, name]) => name === 'view_item_list'))
      .toMatchObject(listed)
    // The page is left, so its events are read on the way.
    const chosen = page.waitForFunction(() =>
      Array.from(Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[]).some(
        command => command[1] === 'add_to_cart',
      ),
    )
    await page.route('**/buy?*', async route => {
      await chosen
      await route.continue()
    })
    await page.locator('main a[href^="/buy?"]').first().click()
  })

  await test.step('at the checkout by way of the server alone', async () => {
    await page.waitForURL(/\/buy\?/)
    await expect
      .poll(() => relayed)
      .toEqual([
        {
          name: 'view_item',
          item_type: expect.any(String),
          item_id: expect.any(Number),
          api_key: expect.any(String),
        },
      ])
    expect(policy).not.toMatch(hosts)
    expect(await told()).toBeNull()
    expect(new Set(asked)).toEqual(new Set(['https://www.googletagmanager.com/gtag/js?id=G-TEST12345']))
  })

  await test.step('until the visitor takes it back, in the profile', async () => {
    await page.goto(`${server.url}/profile/edit`)
    await expect.poll(told).toContainEqual(['event', 'page_view', {}])
    expect(await googleCookies()).toEqual(['_ga'])
    const counted = followTold(page)
    await page.getByRole('main').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(banner).toBeFocused()
    await expect(banner).toContainText(/You agreed on \w+ \d+, \d{4}\./)
    const forgotten = page.waitForRequest('**/api/google-analytics/forget')
    await banner.getByRole('button', { name: 'No thanks' }).click()
    expect((await forgotten).postDataJSON()).toMatchObject({ client_id: '111.222' })
    await expect.poll(googleCookies).toEqual([])
    expect(await page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST12345'))).toBe(true)
    // The refusal is the last event sent.
    await expect.poll(counted.names).toEqual(['consent'])
    expect(counted.told[0]?.body.details).toEqual({ choice: 'no', at: expect.any(String), google: true })

    asked.length = 0
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/')
    await expect.poll(() => policy).not.toMatch(hosts)
    expect(await told()).toBeNull()
    await page.goto(`${server.url}/packages`)
    await page.waitForTimeout(1_500)
    expect(asked).toEqual([])
    expect(await googleCookies()).toEqual([])
    expect(counted.names()).toEqual(['consent'])
  })

  await test.step('and gives it later, at the foot of any page', async () => {
    const counted = followTold(page)
    await page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
    await expect(banner).toContainText('You said no on')
    await banner.getByRole('button', { name: 'Allow' }).click()
    await expect.poll(counted.names).toEqual(['page_view', 'consent'])
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' })).toBeFocused()
    await page.getByRole('banner').getByRole('link').first().click()
    await expect.poll(told).toContainEqual(['event', 'page_view', {}])
    expect(policy).toMatch(hosts)
  })
})

test('a notice of the channel is closed for good, and pushes no form and no price', { tag: '@once' }, async ({
  page,
}) => {
  await applyChannel(server, yaml =>
    yaml.replace(
      'static_blocks:\n',
      'static_blocks:\n  header_notice: { en: Snow on Friday, fr: Neige, bg: Сняг }\n',
    ),
  )
  const notice = page.getByRole('complementary', { name: 'Notice' })
  const paidId = await findGame(server.url, 'upcoming', 'paid')
  await expect
    .poll(async () => (await (await page.request.get(server.url)).text()).includes('Snow on Friday'))
    .toBe(true)
  for (const path of ['/packages', '/login', '/registration', `/watch/${paidId}`]) {
    expect(await (await page.request.get(server.url + path)).text()).not.toContain(
      '<aside class="notice-bar"',
    )
    await openApp(page, server.url + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  }
  await openApp(page, server.url)
  await expect(notice).toContainText('Snow on Friday')
  await notice.getByRole('button', { name: 'Close the notice' }).click()
  await expect(notice).toHaveCount(0)
  expect(await (await page.request.get(`${server.url}/schedule`)).text()).not.toContain(
    '<aside class="notice-bar"',
  )
  await openApp(page, `${server.url}/schedule`)
  await expect(notice).toHaveCount(0)
})
