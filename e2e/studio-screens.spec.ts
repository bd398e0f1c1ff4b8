import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast, screenLimitMs } from './support/expect-accessible.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { listStudioScreens } from './support/studio-screens.ts'
import { expect, test } from './support/test.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Without a new start of the Studio, as by a link. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(href => {
    history.pushState(null, '', href)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main span[aria-hidden="true"]:empty[class*="box"]')).toHaveCount(0)
}

/** What a screen reader would say nothing of, what shows the inside of the program, and what is wider than the screen. */
async function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // A chart is drawn for a new width within a frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const faults: string[] = []
    const over = document.documentElement.scrollWidth - innerWidth
    if (over > 0) faults.push(`${over} px wider than the screen`)
    for (const each of document.querySelectorAll('main a, main button, nav a, nav button')) {
      const name = each.getAttribute('aria-label') ?? each.textContent ?? ''
      const picture = each.querySelector('img')?.getAttribute('alt') ?? ''
      if (`${name}${picture}`.trim() === '') faults.push(`no name: ${each.outerHTML.slice(0, 200)}`)
    }
    const shown = document.querySelector('main')?.textContent ?? ''
    const [leak] = shown.match(/\{\w+\}|\bundefined\b|\bNaN\b|\[object \w+\]/) ?? []
    if (leak) faults.push(`shows ${leak}`)
    return faults
  })
}

for (const language of ['en', 'fr', 'bg']) {
  test(`every screen of the Studio is in order in ${language}, on a desktop and on a phone`, {
    tag: '@once',
  }, async ({ page, baseURL }) => {
    const paths = await listStudioScreens(baseURL ?? '')
    test.setTimeout(60_000 + paths.length * screenLimitMs)
    await openStudio(page, demoOperator)
    if (language === 'fr') await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('banner').getByRole('combobox').last().selectOption(language)
    for (const path of paths) {
      await test.step(path, async () => {
        await goTo(page, path)
        // What depends on the width follows it, so a screen is opened once.
        for (const size of sizes) {
          await page.setViewportSize(size)
          expect({ path, ...size, faults: await findFaults(page) }).toEqual({ path, ...size, faults: [] })
          // The other languages have the same elements; one of them shows them in the light scheme.
          if (language === 'en') await expectAccessible(page, { hasPages: true })
          if (language === 'fr' && size === sizes[0]) await expectContrast(page)
        }
      })
    }
  })
}

test('the settings are in order in English: a search finds one, and a language goes only after a question', {
  tag: '@once',
}, async ({ page }) => {
  await openStudio(page, demoOperator, '/studio/channels/northern-league/settings')
  await page.getByLabel('Search the settings').fill('refund')
  await expect(page.getByLabel('Refunds, as the checkout says')).toBeVisible()
  await page.getByRole('link', { name: 'Languages' }).click()
  await page.getByRole('button', { name: 'Remove French' }).click()
  const question = page.getByRole('dialog', { name: 'Remove French?' })
  await expect(question).toContainText('items have texts in it')
  await expectAccessible(page, { hasPages: true })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})
