import type { Page } from '@playwright/test'
import { freshPerson, openApp } from './support/account.ts'
import { becomePerson, createPerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { findGame } from './support/find-game.ts'
import { expect, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** There is no push service behind this browser: it gives what one would. */
async function pretendPushService(page: Page, permission: 'granted' | 'denied') {
  await page.addInitScript(answer => {
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
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Object.defineProperty(Notification, 'requestPermission', { value: async () => answer })
    Object.defineProperties(PushManager.prototype, {
      subscribe: { value: async () => (kept = subscription) },
      getSubscription: { value: async () => kept },
    })
  }, permission)
}

test('nothing is on until it is chosen, and what is chosen is kept', async ({ page }, info) => {
  await pretendPushService(page, 'granted')
  await becomePerson(page, freshPerson(info))
  await openApp(page, '/profile/edit')
  const live = page.getByRole('checkbox', { name: 'My team is live' })
  for (const name of ['My team is live', 'Goals and scores', 'Starts in 15 minutes', 'The replay is there'])
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked()
  await expectAccessible(page)
  const kept = page.waitForResponse(answer => answer.url().endsWith('/api/push-subscription'))
  await live.click()
  expect((await (await kept).json()).kinds).toEqual(['live'])
  await expect(live).toBeChecked()
  await live.click()
  await expect(live).not.toBeChecked()
})

test('a browser that lets nothing through is told how to', { tag: '@once' }, async ({ page }, info) => {
  await pretendPushService(page, 'denied')
  await becomePerson(page, freshPerson(info))
  await openApp(page, '/profile/edit')
  await page.getByRole('checkbox', { name: 'My team is live' }).click()
  await expect(page.getByText('Your browser lets no notifications of this site through.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'My team is live' })).not.toBeChecked()
})

test('a visitor is reminded of a game by the login, and no more when it is taken back', async ({
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
