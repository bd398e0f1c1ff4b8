import type { Page } from '@playwright/test'
import { openApp } from './support/account.ts'
import { shareLiveServer } from './support/live-server.ts'
import { expect, test } from './support/test.ts'

/** What each change of the screen moves, by the names of its parts. */
async function keepMorphs(page: Page): Promise<() => Promise<string[][]>> {
  await page.addInitScript(() => {
    const morphs: string[][] = []
    Reflect.set(window, 'morphs', morphs)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = change => {
      const transition = start(change)
      transition.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => effect)
          const parts = effects.map(effect =>
            effect instanceof KeyframeEffect ? effect.pseudoElement : null,
          )
          morphs.push(parts.filter(part => part !== null))
        },
        () => {},
      )
      return transition
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'morphs'))
}

// On a busy machine the player comes after the frame in which the picture would have become it.
const picture = expect.stringMatching(/\(game-picture\)$/)

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the picture of a card grows into the player, and Back brings it into the card again', {
    tag: '@once',
  }, async ({ page }) => {
    const morphs = await keepMorphs(page)
    await openApp(page, '/')
    const card = page.locator('main [data-picture] a[href^="/watch/"]').first()
    await card.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await card.click()
    await expect(page.locator('[data-stage]')).toBeVisible()
    await expect.poll(morphs).toEqual([expect.arrayContaining([picture])])
    await page.goBack()
    await expect(card).toBeInViewport()
    await expect.poll(morphs).toEqual([expect.arrayContaining([picture]), expect.arrayContaining([picture])])
    // A screen without a picture comes as ever.
    await page.locator('main a[href="/upcoming"]').first().click()
    await expect(page).toHaveURL('/upcoming')
    expect(await morphs()).toHaveLength(2)
  })

  test('a goal rolls the digits that change, and lights the half of who scored', { tag: '@once' }, async ({
    page,
  }) => {
    const server = shareLiveServer()
    const eventId = await server.takeGame('paid')
    await server.startGame(eventId)
    await server.events('set', eventId, 'score=9-10')
    await openApp(page, `${server.url}/watch/${eventId}`)
    const main = page.getByRole('main')
    await expect(main.getByText('10', { exact: true }).first()).toBeVisible()
    await expect(main.locator('[data-before]')).toHaveCount(0)
    await server.events('set', eventId, 'score=9-13')
    await expect(main.getByText('13', { exact: true }).first()).toBeVisible()
    await expect(main.locator('section [data-before]').first()).toHaveAttribute('data-before', '0')
    await expect(main.locator('section > [data-side="home"]')).toHaveCount(1)
    // A score that is put right is no goal.
    await server.events('set', eventId, 'score=9-10')
    await expect(main.getByText('10', { exact: true }).first()).toBeVisible()
    await expect(main.locator('section > [data-side]')).toHaveCount(0)
  })
})

test('nobody who wants no motion has any between two screens', { tag: '@once' }, async ({ page }) => {
  const morphs = await keepMorphs(page)
  await openApp(page, '/')
  await page.locator('main [data-picture] a[href^="/watch/"]').first().click()
  await expect(page.locator('[data-stage]')).toBeVisible()
  expect(await morphs()).toEqual([])
})
