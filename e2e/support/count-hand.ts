import type { Page } from '@playwright/test'

/** What somebody presses and fills in on a page, counted by the page itself. */
export async function countHand(page: Page): Promise<{ presses: number; fields: number }> {
  const hand = { presses: 0, fields: 0 }
  await page.exposeBinding('countHand', (_source, kind: 'presses' | 'fields') => {
    hand[kind] += 1
  })
  await page.addInitScript(() => {
    const count = (kind: string) => Reflect.get(window, 'countHand')(kind)
    const isTyped = 'input:not([type=checkbox], [type=radio], [type=file]), textarea, select'
    // What a script presses is not counted.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && count('presses'), true)
    addEventListener(
      'change',
      ({ target }) => target instanceof Element && target.matches(isTyped) && count('fields'),
      true,
    )
  })
  return hand
}
