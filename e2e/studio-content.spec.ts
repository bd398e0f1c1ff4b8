import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

const contentPath = '/studio/channels/northern-league/content'

async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page, { hasPages: true })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** At a form or list of the Studio, without what an earlier try has left in the draft. */
async function openContent(page: Page, path: string): Promise<void> {
  await openStudio(page, demoOperator, path)
  await page.evaluate(async content => {
    const { changes } = await (await fetch(content)).json()
    for (const { kind, key } of changes)
      await fetch(`${content}/${kind}/undo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: key || null }),
      })
  }, '/api/studio/channels/northern-league/content')
  await page.reload()
}

/** What visitors read, by any renderer. */
const readPage = async (page: Page) => (await page.request.get('/season-guide')).text()

test('an operator changes a page, sees what is wrong with it, publishes it, and undoes it', {
  tag: ['@once', '@journey'],
}, async ({ page }) => {
  test.setTimeout(120_000)
  await openContent(page, `${contentPath}/pages?item=season-guide`)
  const title = page.getByRole('group', { name: 'Title' }).getByLabel('English')
  const save = page.getByRole('button', { name: 'Save to the draft' })
  await title.fill('')
  await save.click()
  await expect(page.getByRole('group', { name: 'Title' })).toContainText('Please fill this in.')
  const bar = page.getByRole('region', { name: 'Draft' })
  await expect(bar.getByRole('button', { name: '1 problem' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await expectFine(page)

  await title.fill('The season, by hand')
  await save.click()
  await expect(page.getByText('Saved in the draft.', { exact: true })).toBeVisible()
  expect(await readPage(page)).not.toContain('The season, by hand')

  await page.goto(contentPath)
  const draft = page.getByRole('region', { name: 'Draft' })
  await draft.getByRole('button', { name: 'Season guide' }).click()
  const changes = page.getByRole('dialog', { name: '1 change' })
  await expect(changes.locator('del')).toContainText('Season guide')
  await expect(changes.getByRole('definition').last()).toContainText('The season, by hand')
  await expectFine(page)
  await changes.getByRole('button', { name: 'Close' }).click()
  await draft.getByRole('button', { name: 'Publish' }).click()
  const undo = draft.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeVisible()
  await expectFine(page)
  await expect.poll(() => readPage(page)).toContain('The season, by hand')

  await undo.click()
  await expect.poll(() => readPage(page)).not.toContain('The season, by hand')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toContainText('(undone')
  // It is a draft again; the next test finds none.
  await page.goto(`${contentPath}/pages?item=season-guide`)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page).toHaveURL(/content\/pages$/)
})

test('two operators change the same page: the second chooses field by field, and nothing is lost', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const path = `${contentPath}/pages?item=how-to-watch`
  await openContent(page, path)
  const other = await page.context().newPage()
  await other.goto(path)
  const field = (of: Page, name: string) => of.getByRole('group', { name, exact: true }).getByLabel('English')
  const save = (of: Page) => of.getByRole('button', { name: 'Save to the draft' }).click()
  await field(other, 'Title').fill('Watching, as they say')
  await field(other, 'Short description').fill('Their description')
  await save(other)
  await expect(other.getByText('Saved in the draft.', { exact: true })).toBeVisible()
  await other.close()

  await field(page, 'Title').fill('Watching, as I say')
  await save(page)
  const conflict = page.getByRole('region', { name: 'Somebody else has changed this' })
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('alert')).toContainText('operator@demo.example saved another version')
  const choice = (name: string) => conflict.getByRole('group', { name, exact: true })
  await expect(choice('Title').getByRole('radio', { name: /^Yours/ })).toBeChecked()
  await expect(choice('Title')).toContainText('English: Watching, as I say')
  await expect(choice('Title')).toContainText('English: Watching, as they say')
  // Nobody here touched it: their word is likely meant.
  await expect(choice('Short description').getByRole('radio', { name: /^Theirs/ })).toBeChecked()
  await expectFine(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFine(page)
  await page.getByRole('button', { name: 'Save my choice' }).click()
  await expect(page.getByText('Saved in the draft.', { exact: true })).toBeVisible()
  await expect(field(page, 'Title')).toHaveValue('Watching, as I say')
  await expect(field(page, 'Short description')).toHaveValue('Their description')
  await page.reload()
  await expect(field(page, 'Title')).toHaveValue('Watching, as I say')
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page).toHaveURL(/content\/pages$/)
})

test('an operator reorders questions by keyboard and by mouse, uploads a picture, and visitors see it once published', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(180_000)
  await openContent(page, `${contentPath}/faq`)
  const items = page.getByRole('region', { name: 'Questions and answers' }).getByRole('listitem')
  const names = () => items.getByRole('link').allTextContents()
  await expect(items.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names()
  await page.getByRole('button', { name: `Move “${first}”` }).focus()
  const saved = () =>
    page.waitForResponse(
      answer => answer.url().endsWith('/faq/order') && answer.request().method() === 'POST',
    )
  const stepped = saved()
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third])
  await stepped
  await expect(page.getByRole('button', { name: `Move “${first}”` })).toBeFocused()
  const dropped = saved()
  await items.filter({ hasText: third }).dragTo(items.filter({ hasText: second }))
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([third, second, first])
  // A page that is left at once takes along what it still sends.
  await dropped

  await page.goto(`${contentPath}/sports?item=basketball`)
  const picture = page.getByRole('group', { name: 'Picture (optional)' })
  const choose = picture.getByLabel('Choose a picture')
  const send = (name: string, buffer: Buffer) => choose.setInputFiles({ name, mimeType: 'image/png', buffer })
  await send('notes.png', Buffer.from('no picture at all'))
  await expect(picture.getByRole('alert')).toHaveText('This is not a PNG, JPEG or WebP picture.')
  await send('dot.png', onePixel)
  await expect(picture.getByRole('alert')).toContainText('too small')
  const before = await picture.locator('img').getAttribute('src')
  await picture.getByLabel('Which part to keep').selectOption('start')
  await choose.setInputFiles('channels/demo/images/crests/ashfold.webp')
  await expect(picture.locator('img')).not.toHaveAttribute('src', before ?? '')
  await expect(picture.getByRole('alert')).toBeHidden()
  // A square crest, cut to the shape of its place.
  await expect
    .poll(() =>
      picture.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight),
    )
    .toBeCloseTo(16 / 9, 1)
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(page.getByText('Saved in the draft.', { exact: true })).toBeVisible()

  const readOrder = async () => {
    const text = await (await page.request.get('/faq')).text()
    return [first, second, third].toSorted((a, b) => text.indexOf(a) - text.indexOf(b))
  }
  const readPicture = async () => {
    const { event_categories } = await (await page.request.get('/api/channel-bootstrap-data')).json()
    return event_categories.find(({ alias }: { alias: string }) => alias === 'basketball').image.url
  }
  const shown = await readPicture()
  expect(await readOrder()).toEqual([first, second, third])
  await page.goto(contentPath)
  const bar = page.getByRole('region', { name: 'Draft' })
  await bar.getByRole('button', { name: 'Publish' }).click()
  await expect.poll(readOrder).toEqual([third, second, first])
  await expect.poll(readPicture).not.toBe(shown)

  await bar.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(readOrder).toEqual([first, second, third])
  // It is a draft again; the next test finds none.
  await page.goto(`${contentPath}/sports?item=basketball`)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await expect(page).toHaveURL(/content\/sports$/)
  await page.goto(`${contentPath}/faq`)
  await page.getByRole('button', { name: 'Undo the order' }).click()
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([first, second, third])
})

test('a picture or a film that is dropped becomes a hidden slide, and a menu entry leads to one of the channel’s pages', {
  tag: '@once',
}, async ({ page }) => {
  test.setTimeout(120_000)
  await openContent(page, contentPath)
  const slides = page.getByRole('region', { name: 'Slides' })
  await slides
    .getByLabel('Drop a picture or a film')
    .setInputFiles('channels/demo/images/crests/ashfold.webp')
  const made = slides.getByRole('listitem').filter({ hasText: 'ashfold' })
  await expect(made).toContainText('New')
  await made.getByRole('link', { name: 'ashfold' }).click()
  await expect(page.getByRole('checkbox', { name: 'Hidden' })).toBeChecked()

  const dir = await mkdtemp(join(tmpdir(), 'grandstand-film-'))
  const film = await makeFile(join(dir, `opening-${Date.now().toString(36)}.mp4`), { seconds: 2 })
  const name = basename(film, '.mp4').replace('-', ' ')
  await page.goto(contentPath)
  await slides.getByLabel('Drop a picture or a film').setInputFiles(film)
  await expect(slides.getByRole('listitem').filter({ hasText: name })).toContainText('Hidden')
  await page.goto('/studio/channels/northern-league/library')
  await page.getByRole('link', { name }).click()
  const files = page.getByRole('region', { name: 'Film of the slide' }).getByRole('listitem')
  await expect(files.filter({ hasText: basename(film) })).toBeVisible()
  await rm(dir, { recursive: true })

  await page.goto(`${contentPath}/menu?item=new`)
  await page.getByLabel('Kind').selectOption('A page')
  const pages = page.getByLabel('A page', { exact: true })
  await pages.selectOption('How to watch')
  await page.getByRole('group', { name: 'Name' }).getByLabel('English').fill('Watching')
  await page.getByRole('button', { name: 'Save to the draft' }).click()
  await expect(page.getByText('Saved in the draft.', { exact: true })).toBeVisible()
  await page.goto(`${contentPath}?tab=look`)
  await page.getByRole('button', { name: 'Use “Navy”' }).click()
  await expect(page.getByLabel('Brand colour').first()).toHaveValue('#f5b301')
  await expectFine(page)
  const bar = page.getByRole('region', { name: 'Draft' })
  await bar.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(bar).toBeHidden()
})
