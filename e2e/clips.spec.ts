import { freshPerson } from './support/account.ts'
import { approveClip } from './support/approve-clip.ts'
import { becomePerson } from './support/create-person.ts'
import { expectAccessible } from './support/expect-accessible.ts'
import { watched } from './support/live-game.ts'
import { shareLiveServer } from './support/live-server.ts'
import { operate } from './support/operate.ts'
import { expect, test } from './support/test.ts'

test(
  'a fan cuts what they just saw, trims and shares it; anyone with the link plays it until it is withdrawn',
  {
    tag: ['@once', '@journey'],
  },
  async ({ browser }, testInfo) => {
    test.setTimeout(300_000)
    const server = shareLiveServer()
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    const person = freshPerson(testInfo)
    const apiKey = await becomePerson(page, person)
    const eventId = await server.recordReplay(40)

    await page.goto(`/watch/${eventId}`)
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await expect(page.getByRole('button', { name: 'Cut a clip' })).toBeVisible({ timeout: 30_000 })
    await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await page.keyboard.press('8')
    await expect.poll(async () => (await watched(page)).seconds).toBeGreaterThan(30)
    await page.keyboard.press('c')
    const toast = page.getByRole('region', { name: 'Your clip' })
    await expect(toast.getByText('Clip saved', { exact: true })).toBeVisible()
    // It plays on.
    expect((await watched(page)).isPaused).toBe(false)
    await expectAccessible(page)
    await toast.getByRole('link', { name: 'Trim' }).click()
    await expect(toast).toHaveCount(0)

    const editor = page.getByRole('region', { name: 'Trim your clip' })
    const start = editor.getByRole('slider', { name: 'Beginning of the clip' })
    const end = editor.getByRole('slider', { name: 'End of the clip' })
    const secondsOf = async (handle: typeof start) => Number(await handle.inputValue())
    const [began, ended] = [await secondsOf(start), await secondsOf(end)]
    expect(ended - began).toBeCloseTo(30, 1)
    await start.focus()
    for (let times = 0; times < 20; times++) await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowRight')
    expect(await secondsOf(start)).toBeCloseTo(began + 20 + 1 / 30, 2)
    await expect(start).toHaveAttribute('aria-valuetext', /^0:\d\d\.\d in the game$/)
    await end.focus()
    for (let times = 0; times < 5; times++) await page.keyboard.press('Shift+ArrowLeft')
    expect(await secondsOf(end)).toBeCloseTo(ended - 5, 1)
    await editor.getByRole('button', { name: 'Play the clip' }).click()
    await expect.poll(async () => (await watched(page)).seconds).toBeLessThan(ended - 6)
    await expect.poll(async () => (await watched(page)).isPaused, { timeout: 30_000 }).toBe(true)
    expect((await watched(page)).seconds).toBeGreaterThanOrEqual(ended - 5)

    // Nothing else is on the page; an upright form is framed over the picture.
    await expect(page.getByRole('link', { name: /^Clips/ })).toHaveCount(0)
    await editor.getByRole('radio', { name: /^Upright/ }).check()
    const frame = page.getByRole('slider', { name: 'Position of the window' })
    await frame.focus()
    await page.keyboard.press('ArrowRight')
    await expect(frame).toHaveAttribute('aria-valuetext', /^51% to the right/)
    await expectAccessible(page)
    await editor.getByRole('radio', { name: /^Wide/ }).check()
    await expect(frame).toHaveCount(0)

    const name = editor.getByLabel('Name', { exact: true })
    await name.fill('')
    for (const tag of await editor.getByRole('group').getByRole('checkbox', { checked: true }).all())
      await tag.uncheck()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editor.getByText('Please fill in the input field.')).toBeVisible()
    await expect(editor.getByText('Please select tag')).toBeVisible()
    await expectAccessible(page)
    await name.fill('From the blue line')
    await editor.getByRole('group').getByRole('checkbox').last().check()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('The clip is saved.')).toBeVisible()
    await expect(editor.getByText('Ready')).toBeVisible({ timeout: 90_000 })

    // A banned cutter reads why another part of the game is refused.
    const { id: fanId } = await (
      await page.request.get('/api/profile', { params: { api_key: apiKey } })
    ).json()
    const { post } = await operate(server.url)
    await post(`/users/${fanId}/clip-ban`, { is_banned: true })
    await end.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editor.getByText('You can no longer cut or publish clips here.')).toBeVisible()
    await expectAccessible(page)
    await end.focus()
    await page.keyboard.press('Shift+ArrowLeft')
    await post(`/users/${fanId}/clip-ban`, { is_banned: false })

    await editor.getByRole('button', { name: 'Share' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share this clip' })
    const line = dialog.getByText(/\/share\/\d+\/[0-9a-f-]{36}$/)
    const [path = ''] = ((await line.textContent()) ?? '').match(/\/share\/\S+$/) ?? []
    await expectAccessible(page)

    const outside = await browser.newContext({
      baseURL: server.url,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const visitor = await outside.newPage()
    await visitor.goto(path)
    await expect(visitor.getByRole('heading', { level: 1, name: 'From the blue line' })).toBeVisible()
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(visitor.locator('meta[property="og:video"]')).toHaveAttribute('content', /\.mp4$/)
    await expect(visitor.locator(`main a[href^="/watch/${eventId}?t="]`)).toBeVisible()
    await expect.poll(async () => (await watched(visitor)).frames, { timeout: 30_000 }).toBeGreaterThan(30)
    await expect(visitor.getByText('/ 0:04')).toBeVisible()
    await expect.poll(async () => (await watched(visitor)).isPaused, { timeout: 30_000 }).toBe(true)
    await expectAccessible(visitor)

    // What is bought from now on is counted to the clip.
    expect(await visitor.evaluate(() => JSON.stringify({ ...localStorage }))).toMatch(/clip-\d+/)
    await visitor.getByRole('button', { name: 'Report' }).click()
    const report = visitor.getByRole('dialog', { name: 'Report this clip' })
    await report.getByRole('button', { name: 'Send the report' }).click()
    await expect(report.getByText('Please choose what is wrong.')).toBeVisible()
    await report.getByLabel('What is wrong with it?').selectOption({ label: 'It is offensive' })
    await expectAccessible(visitor)
    await report.getByRole('button', { name: 'Send the report' }).click()
    await expect(visitor.getByText('Thank you. The operators have your report.')).toBeVisible()

    await dialog.getByRole('button', { name: 'Stop sharing' }).click()
    await expect(page.getByText('The link no longer works.')).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText('This clip is no longer available')).toBeVisible()

    // Approved, it is among the moments, and on a phone it fills the screen.
    await editor.getByLabel('Show it in Moments').check()
    await editor.getByRole('button', { name: 'Save', exact: true }).click()
    await approveClip(server.url, 'From the blue line')
    await visitor.goto('/moments')
    await expect(visitor.getByRole('link', { name: /From the blue line/ })).toBeVisible({ timeout: 30_000 })
    await expectAccessible(visitor)
    await visitor.setViewportSize({ width: 390, height: 844 })
    const feed = visitor.getByRole('region', { name: 'Moments, one after the other' })
    const slide = feed.getByRole('listitem', { name: 'From the blue line' })
    // Clips of other tests may come before it.
    await slide.scrollIntoViewIfNeeded()
    await slide.getByRole('button', { name: 'Play', exact: true }).click()
    const frames = () =>
      slide
        .locator('video')
        .evaluate((film: HTMLVideoElement) => film.getVideoPlaybackQuality().totalVideoFrames)
    await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await slide.getByRole('button', { name: 'More', exact: true }).click()
    const more = visitor.getByRole('dialog', { name: 'From the blue line' })
    await expect(more.getByRole('button', { name: 'Report' })).toBeVisible()
    await expectAccessible(visitor, { hasOwnColours: true })
    await more.getByRole('button', { name: 'Close' }).click()
    await visitor.keyboard.press('m')
    await expect(slide.getByRole('button', { name: 'Sound off' })).toBeVisible()

    // A visitor cuts first, and is asked for an account after that; the clip is there once they are back.
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await visitor.goto(`/watch/${eventId}`)
    await visitor.getByRole('button', { name: 'Watch the replay' }).click()
    await expect.poll(async () => (await watched(visitor)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
    await visitor.getByRole('button', { name: 'Cut a clip' }).click()
    const cut = visitor.getByRole('region', { name: 'Your clip' })
    await cut.getByRole('button', { name: 'Log in' }).click()
    await visitor.getByLabel('Email').fill(person.email)
    await visitor.getByLabel('Password', { exact: true }).fill(person.password)
    await visitor.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await expect(cut.getByText('Clip saved', { exact: true })).toBeVisible({ timeout: 30_000 })
    await cut.getByRole('button', { name: 'Share' }).click()
    await expect(visitor.getByText('The link has been copied.')).toBeVisible()
    await expect(cut).toHaveCount(0)

    await page.goto('/profile/clips')
    const own = page.getByRole('article', { name: 'From the blue line' })
    await expect(own.getByText('Ready · Public')).toBeVisible()

    // Upright: the window is moved where the game is, and the file is made beside the other.
    await own.getByRole('link', { name: /From the blue line/ }).click()
    await page.getByRole('button', { name: 'Upright video' }).click()
    const desk = page.getByRole('region', { name: 'An upright video for phones' })
    const window = desk.getByRole('slider', { name: 'Position of the window' })
    await window.focus()
    for (let times = 0; times < 10; times++) await page.keyboard.press('ArrowRight')
    await expect(window).toHaveAttribute('aria-valuetext', /^60% to the right at 0:0/)
    await expectAccessible(page)
    await desk.getByRole('button', { name: 'Make the upright video' }).click()
    await expect(desk.getByRole('status')).toHaveText('Ready', { timeout: 90_000 })
    await page.goto('/profile/clips')
    await own.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    // The other is that of the visitor who logged in as the same fan.
    await expect(page.getByRole('article')).toHaveCount(1)
    await context.close()
    await outside.close()
  },
)

test(
  'a clip that is cut without a network is kept, sent later, and swiped away',
  { tag: '@once' },
  async ({ browser }, info) => {
    test.setTimeout(240_000)
    const server = shareLiveServer()
    const context = await browser.newContext({ baseURL: server.url })
    const page = await context.newPage()
    await becomePerson(page, freshPerson(info))
    const eventId = await server.recordReplay(40)
    const toast = page.getByRole('region', { name: 'Your clip' })
    const cutOffline = async () => {
      await page.goto(`/watch/${eventId}`)
      await page.getByRole('button', { name: 'Watch the replay' }).click()
      await expect(page.getByRole('button', { name: 'Cut a clip' })).toBeVisible({ timeout: 30_000 })
      await expect.poll(async () => (await watched(page)).frames, { timeout: 30_000 }).toBeGreaterThan(10)
      await context.setOffline(true)
      await page.keyboard.press('c')
      await expect(
        toast.getByText('It is saved as soon as you are online again.', { exact: true }),
      ).toBeVisible()
    }
    await cutOffline()
    await expectAccessible(page)
    const sent = page.waitForResponse(answer => answer.url().endsWith('/api/clip'))
    await context.setOffline(false)
    expect((await sent).status()).toBe(200)
    await expect(toast.getByText('Clip saved', { exact: true })).toBeVisible()

    // A finger that goes on a little comes back; one that goes on far takes it away.
    const push = async (pixels: number) => {
      const finger = { pointerType: 'touch', clientX: 200, clientY: 700, bubbles: true }
      await toast.dispatchEvent('pointerdown', finger)
      await toast.dispatchEvent('pointermove', { ...finger, clientX: 200 + pixels })
      await toast.dispatchEvent('pointerup', { ...finger, clientX: 200 + pixels })
    }
    await push(40)
    await expect(toast).toHaveCSS('translate', /^(none|0px)/)
    await expect(toast).toBeVisible()
    await push(120)
    await expect(toast).toHaveCount(0)

    // It waits on the device, also when the page is closed meanwhile.
    await cutOffline()
    await page.goto('about:blank')
    await context.setOffline(false)
    const later = page.waitForResponse(answer => answer.url().endsWith('/api/clip'))
    await page.goto(`/watch/${eventId}`)
    expect((await later).status()).toBe(200)
    await expect(toast.getByText('Clip saved', { exact: true })).toBeVisible()
    await context.close()
  },
)
