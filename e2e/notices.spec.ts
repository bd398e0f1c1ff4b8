import type { Page, TestInfo } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson, createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findGame } from './support/find-game.ts'
import { openWorker } from './support/open-worker.ts'
import { linkInMail } from './support/outbox.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** There is no push service behind this browser: it gives what one would, and another device for each page. */
async function pretendPushService(page: Page, permission: 'granted' | 'denied') {
  await page.addInitScript(answer => {
    let isAsked = localStorage.getItem('asked') !== null
    let kept: object | null = null
    const subscription = {
      endpoint: `https://push.example/send/${crypto.randomUUID()}`,
      unsubscribe: async () => true,
      toJSON: () => ({
        keys: {
          p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
          auth: 'BTBZMqHH6r4Tts7J_aSIgg',
        },
      }),
    }
    Object.defineProperty(Notification, 'permission', { get: () => (isAsked ? answer : 'default') })
    Object.defineProperty(Notification, 'requestPermission', {
      value: async () => {
        isAsked = true
        localStorage.setItem('asked', 'once')
        return answer
      },
    })
    Object.defineProperties(PushManager.prototype, {
      subscribe: { value: async () => (kept = subscription) },
      getSubscription: { value: async () => kept },
    })
  }, permission)
}

test(
  'nothing is on until it is chosen, and choices are kept',
  { tag: '@journey' },
  async ({ page }, info) => {
    await pretendPushService(page, 'granted')
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/profile/edit')
    const live = page.getByRole('checkbox', { name: 'My team is live' })
    for (const name of ['My team is live', 'Goals and scores', 'Starts in 15 minutes', 'The replay is ready'])
      await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
    await expectAccessible(page)
    const kept = page.waitForResponse(answer => answer.url().endsWith('/api/push-subscription'))
    await live.click()
    expect((await (await kept).json()).kinds).toEqual(['live'])
    await expect(live).toBeChecked()
    await live.click()
    await expect(live).not.toBeChecked()
  },
)

test('an operator turns alarms on for a device, and off', { tag: '@once' }, async ({ page }) => {
  await pretendPushService(page, 'granted')
  await openStudio(page, demoOperator, '/studio/channels/northern-league/tonight')
  const alarms = page.getByRole('button', { name: 'Alarms on this device' })
  await expect(alarms).toHaveAttribute('aria-pressed', 'false')
  await alarms.click()
  await expect(alarms).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, { hasPages: true })
  await alarms.click()
  await expect(alarms).toHaveAttribute('aria-pressed', 'false')
})

test(
  'a user whose browser blocks notifications learns how to allow them',
  { tag: '@once' },
  async ({ page }, info) => {
    await pretendPushService(page, 'denied')
    await becomePerson(page, freshPerson(info))
    await openApp(page, '/profile/edit')
    await page.getByRole('checkbox', { name: 'My team is live' }).click()
    await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'My team is live' })).toHaveCount(0)
  },
)

test('a visitor gets a reminder of a game through the login, and none once it is withdrawn', async ({
  page,
  request,
  baseURL,
}, info) => {
  await pretendPushService(page, 'granted')
  const person = freshPerson(info)
  await createPerson(request, person)
  const game = await findGame(`${baseURL}`, 'upcoming')
  await openApp(page, `/watch/${game}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(`/watch/${game}`)
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(page.getByText('This device reminds you 15 minutes before the start.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not remind me' }).click()
  await expect(page.getByRole('button', { name: 'Remind me on this device' })).toBeVisible()
})

test('a user who blocks notifications is reminded by mail, once the address is confirmed', async ({
  page,
  baseURL,
}, info) => {
  await pretendPushService(page, 'denied')
  const person = freshPerson(info)
  await becomePerson(page, person)
  const game = await findGame(`${baseURL}`, 'upcoming')
  await openApp(page, `/watch/${game}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await page.getByRole('button', { name: 'Remind me on this device' }).click()
  await expect(page.getByText('Your browser blocks notifications from this site.')).toBeVisible()
  await expect(page.getByText('Confirm your email address, and we can write to you as well.')).toBeVisible()
  await openApp(page, await linkInMail(person.email, '/verify-email'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await openApp(page, `/watch/${game}`)
  await page.getByRole('button', { name: 'Remind me' }).click()
  await page.getByRole('button', { name: 'Remind me by email' }).click()
  await expect(page.getByText(`We write to ${person.email} 15 minutes before the start.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Do not remind me' }).click()
  await expect(page.getByRole('button', { name: 'Remind me by email' })).toBeVisible()
})

const chosen = (page: Page) => page.getByRole('checkbox', { name: 'My team is live' })

/** Somebody who has chosen something on this device; gives the device as the server knows it. */
async function chooseLive(page: Page, info: TestInfo) {
  await pretendPushService(page, 'granted')
  await becomePerson(page, freshPerson(info))
  await openApp(page, '/profile/edit')
  const kept = page.waitForRequest(asked => asked.url().endsWith('/api/push-subscription'))
  await chosen(page).click()
  await expect(chosen(page)).toBeChecked()
  const { endpoint, p256dh, auth } = (await kept).postDataJSON()
  return { endpoint, p256dh, auth }
}

test(
  'a page notices that the browser has a new subscription, and keeps the choices',
  {
    tag: '@once',
  },
  async ({ page }, info) => {
    await chooseLive(page, info)
    const changed = page.waitForResponse(answer => answer.url().endsWith('/api/push-subscription/change'))
    await openApp(page, '/about')
    expect((await changed).status()).toBe(200)
    await openApp(page, '/profile/edit')
    await expect(chosen(page)).toBeChecked()
  },
)

test(
  'the worker reports a new subscription to the server while no page is open',
  { tag: '@once' },
  async ({ page, request }, info) => {
    const { endpoint, p256dh, auth } = await chooseLive(page, info)
    const next = `${endpoint}-next`
    const asJson = (address: string) =>
      `{ toJSON: () => (${JSON.stringify({ endpoint: address, keys: { p256dh, auth } })}) }`
    const { tell } = await openWorker(page)
    await tell(
      'pushsubscriptionchange',
      `{ oldSubscription: ${asJson(endpoint)}, newSubscription: ${asJson(next)} }`,
    )
    // Only who the server knows can be followed from there.
    const follow = (former: string) =>
      request.post('/api/push-subscription/change', {
        data: { endpoint: `${former}-again`, p256dh, auth, former: { endpoint: former, auth } },
      })
    expect((await follow(endpoint)).status()).toBe(404)
    expect((await follow(next)).status()).toBe(200)
  },
)

test('a pushed message is shown, and a tap leads to the game', { tag: ['@once', '@journey'] }, async ({
  page,
  baseURL,
}) => {
  await openApp(page, '/about')
  const { push, tell, listAsked } = await openWorker(page)
  const said = { title: 'Herons @ Team', body: 'The game is live now.', tag: 'live-7' }
  await push({ ...said, action: 'Watch', language: 'en', url: '/watch/7' })
  const { title, body, tag } = said
  const data = { url: '/watch/7' }
  const actions = [{ action: 'open', title: 'Watch' }]
  const shown = [title, { body, tag, lang: 'en', icon: '/icons/any-192.png', actions, data }]
  await expect.poll(listAsked).toEqual([shown])
  await tell(
    'notificationclick',
    `{ notification: { data: { url: '/watch/7' }, close: () => asked.push('closed') } }`,
  )
  expect(await listAsked()).toEqual([shown, 'closed', `${baseURL}/watch/7`])
})
