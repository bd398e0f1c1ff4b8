import { openApp } from './support/account.ts'
import { expectAccessible, screenLimitMs } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { expect, test } from './support/test.ts'

const light = 'rgb(246, 247, 249)'

for (const [colorScheme, ground] of [
  ['light', light],
  ['dark', 'rgb(10, 13, 20)'],
] as const) {
  test(`on a ${colorScheme} device the page is ${colorScheme} in its first paint`, {
    tag: ['@once', '@journey'],
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ colorScheme, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    await expect(page.locator('html')).toHaveCSS('background-color', ground)
    await context.close()
  })
}

test('a device that turns dark turns the page', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await openApp(page, '/faq')
  await expect(page.locator('html')).toHaveCSS('background-color', light)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(10, 13, 20)')
})

test('axe finds nothing on a light device', async ({ page, request }) => {
  const { id, participants } = await findEvent(request, { type: 'paid', stream_status: 'upcoming' })
  const { id: live } = await findEvent(request, { stream_status: 'live' })
  const { id: over } = await findEvent(request, { type: 'paid', stream_status: 'finished' })
  const lists = ['/', '/schedule', '/vod', '/vod_library', '/moments', '/schools', '/packages', '/login']
  const games = [id, live, over].map(each => `/watch/${each}`)
  const team = `/?participant=${participants[0]?.alias}`
  const paths = [...lists, team, ...games, `/select-package/${id}`]
  test.setTimeout(paths.length * screenLimitMs)
  await page.emulateMedia({ colorScheme: 'light' })
  for (const path of paths) {
    await test.step(path, async () => {
      await openApp(page, path)
      await expect(page.locator('html')).toHaveCSS('background-color', light)
      await expectAccessible(page)
    })
  }
})
