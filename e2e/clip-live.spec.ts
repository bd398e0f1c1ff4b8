import { startEncoder } from '@grandstand/media/test-encoder'
import type { Page } from '@playwright/test'
import { freshPerson } from './support/account.ts'
import { approveClip } from './support/approve-clip.ts'
import { buyGame } from './support/buy-game.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched, watchLive } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

/** The browser's own sheet is not the page's to see: what would be handed to it is written down. */
const recordSheet = (page: Page, takesFiles: boolean) =>
  page.addInitScript(isTaken => {
    const handed: unknown[] = []
    const write = ({ title, url, files = [] }: ShareData) =>
      handed.push({
        title,
        url,
        files: files.map(({ name, type, size }) => ({ name, type, isFull: size > 1_000 })),
      })
    Object.assign(window, { handed })
    Object.assign(Navigator.prototype, {
      canShare: ({ files = [] }: ShareData) => isTaken || files.length === 0,
      share: async (data: ShareData) => void write(data),
    })
  }, takesFiles)
const handed = (page: Page) => page.evaluate<unknown[]>('handed')

test(
  'a buyer cuts a sold game while it is live; it plays at once, is published, and leads others to the price',
  {
    tag: '@once',
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(300_000)
    const server = shareLiveServer()
    const context = await browser.newContext({ baseURL: server.url, viewport: desktop })
    const page = await context.newPage()
    const keep = (of: Page, name: string) => of.screenshot({ path: testInfo.outputPath(`${name}.png`) })
    await recordSheet(page, true)
    const apiKey = await becomePerson(page, freshPerson(testInfo))
    const eventId = await server.takeGame('paid')
    await buyGame(page.request, apiKey, Number(eventId))
    const camera = await server.addCamera(eventId)
    await server.startGame(eventId)
    const encoder = startEncoder(camera, { seconds: 200, isLive: true })

    await page.goto(`/watch/${eventId}`)
    await watchLive(page)
    await expect.poll(async () => (await watched(page)).seconds, { timeout: 60_000 }).toBeGreaterThan(8)
    const cutting = page.waitForResponse(answer => answer.url().endsWith('/api/clip'))
    await page.keyboard.press('c')
    const { id } = await (await cutting).json()
    const toast = page.getByRole('region', { name: 'Your clip' })
    await expect(toast.getByText(/^The last \d+ seconds · /)).toBeVisible()
    const trim = toast.getByRole('link', { name: 'Trim' })
    await expect(trim).toBeVisible()
    await keep(page, 'cut-1440')
    // Before it has a file, and while the game goes on.
    const opened = await page.request.post(`/api/clip/${id}/playback`, { data: { api_key: apiKey } })
    expect(opened.ok()).toBe(true)
    expect((await page.request.get((await opened.json()).url)).ok()).toBe(true)
    await trim.click()
    const editor = page.getByRole('region', { name: 'Trim your clip' })
    await editor.getByLabel('Name', { exact: true }).fill('Off the post')
    await editor.getByRole('group').getByRole('checkbox').last().check()
    await editor.getByLabel('Show it in Moments').check()
    await keep(page, 'editor-1440')
    const { frames } = await watched(page)
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The clip is saved.')).toBeVisible()
    await expect(editor.getByText('Ready')).toBeVisible({ timeout: 120_000 })
    expect((await watched(page)).frames).toBeGreaterThan(frames)
    await page.setViewportSize(phone)
    await editor.scrollIntoViewIfNeeded()
    await keep(page, 'editor-390')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
    await expectAccessible(page)

    await editor.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this clip' })
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await dialog.getByRole('button', { name: 'Send the video' }).click()
    const address = expect.stringMatching(/\/share\/\d+\/[0-9a-f-]{36}$/)
    expect(await handed(page)).toEqual([
      { title: 'Off the post', url: address, files: [] },
      { title: 'Off the post', files: [{ name: 'Off the post.mp4', type: 'video/mp4', isFull: true }] },
    ])
    await keep(page, 'share-390')
    const [path = ''] =
      ((await dialog.getByText(/\/share\//).textContent()) ?? '').match(/\/share\/\S+$/) ?? []
    encoder.child.kill('SIGKILL')
    await encoder.done

    const outside = await browser.newContext({ baseURL: server.url, viewport: phone })
    const visitor = await outside.newPage()
    await recordSheet(visitor, false)
    const price = visitor.locator(`main a[href^="/watch/${eventId}"]`)
    await visitor.goto(path)
    await expect(price).toHaveText(/\$\d+\.\d\d/)
    await keep(visitor, 'shared-390')
    await approveClip(server.url, 'Off the post')
    await visitor.setViewportSize(desktop)
    await visitor.goto(`/watch_library/${id}`)
    await expect(price).toHaveText(/\$\d+\.\d\d/)
    await keep(visitor, 'public-1440')
    // A browser that sends no files is offered the link alone.
    await visitor.getByRole('button', { name: 'Share' }).click()
    const offered = visitor.getByRole('dialog', { name: 'Share this clip' })
    await offered.getByRole('button', { name: 'Send the link' }).click()
    await expect(offered.getByRole('button', { name: 'Send the video' })).toHaveCount(0)
    expect(await handed(visitor)).toMatchObject([{ url: expect.stringContaining(`/watch_library/${id}`) }])
    await context.close()
    await outside.close()
  },
)
