import { freshPerson } from './support/account.ts'
import { approveClip } from './support/approve-clip.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

test(
  'goals and clips are on the bar, lead to their moment, and can start a clip',
  {
    tag: '@once',
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(300_000)
    const server = shareLiveServer()
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    try {
      await becomePerson(page, freshPerson(testInfo))
      const { eventId } = await server.recordGame(90)
      // A goal leads to what came before it, so there must be as much.
      await page.waitForTimeout(16_000)
      await server.events('set', eventId, 'score=0-1')
      await server.endGame(eventId)

      await page.goto(`/watch/${eventId}`)
      await page.getByRole('button', { name: 'Watch the replay' }).click()
      await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
      await page.getByRole('button', { name: 'Moments of the game' }).click()
      const chapters = page.getByRole('group', { name: 'Moments of the game' })
      await expectAccessible(page)
      const goal = chapters.getByRole('button', { name: /score, 0–1$/ })
      const [, minutes, seconds] = ((await goal.textContent()) ?? '').match(/^(\d+):(\d\d)/) ?? []
      const goalSeconds = Number(minutes) * 60 + Number(seconds)
      await page.keyboard.press('0')
      await goal.click()
      await expect(chapters).toHaveCount(0)
      await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThanOrEqual(goalSeconds)
      expect((await watched(page)).seconds).toBeLessThan(goalSeconds + 10)

      await page.keyboard.press('9')
      await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(75)
      await page.keyboard.press('c')
      await page.getByRole('link', { name: 'Trim' }).click()
      const editor = page.getByRole('region', { name: 'Trim your clip' })
      const start = editor.getByRole('slider', { name: 'Beginning of the clip' })
      await editor.getByLabel('Name', { exact: true }).fill('Breakaway')
      await editor.getByRole('group').getByRole('checkbox').first().check()
      const beginning = editor.getByLabel('Begin at').getByRole('option', { name: /score, 0–1$/ })
      await editor.getByLabel('Begin at').selectOption(await beginning.getAttribute('value'))
      await expect.poll(async () => Math.floor(Number(await start.inputValue()))).toBe(goalSeconds)
      await editor.getByLabel('Show it in Moments').check()
      await editor.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(page.getByText('The clip is saved.')).toBeVisible()
      await approveClip(server.url, 'Breakaway')
      await page.goto(`/watch/${eventId}`)
      await page.getByRole('button', { name: 'Watch the replay' }).click()
      await page.getByRole('button', { name: 'Moments of the game' }).click()
      await expect(chapters.getByRole('button', { name: /Clip: Breakaway$/ })).toBeVisible()
    } finally {
      await context.close()
    }
  },
)
