import type { Page } from '@playwright/test'

/** Left and top of what is in view, by what it is and says: what says something else meanwhile is something else. */
export type Boxes = Record<string, [left: number, top: number]>

export function readBoxes(page: Page): Promise<Boxes> {
  return page.evaluate(() => {
    const boxes: Record<string, [number, number]> = {}
    const counts = new Map<string, number>()
    for (const element of document.querySelectorAll('#app *:not(noscript *)')) {
      const texts = [...element.childNodes].filter(node => node instanceof Text)
      const text = texts
        .map(({ data }) => data)
        .join('')
        .trim()
      if (text === '' && !element.matches('img, button, input, select')) continue
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      if (width === 0 || bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) continue
      // Elements of one kind stand in an order.
      const day = element.closest('[data-day]')?.getAttribute('data-day')
      const link = element.closest('a')?.href
      // A game may leave one list while the page comes, and stay in another.
      const list = element.closest('ul, ol')?.getAttribute('class')
      const kind = [element.tagName, element.getAttribute('class'), day, list, link].join(' ')
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      boxes[`${kind} ${count} ${text}`] = [left, top]
    }
    return boxes
  })
}

/** What stands elsewhere by more than so many pixels, and how many of those before are still there. */
export function compareBoxes(before: Boxes, after: Boxes, slackPx: number) {
  const kept = Object.entries(before).flatMap(([kind, was]) => {
    const is = after[kind]
    return is ? [{ kind, was, is }] : []
  })
  const isMoved = ({ was, is }: (typeof kept)[number]) => Math.hypot(is[0] - was[0], is[1] - was[1]) > slackPx
  return { moved: kept.filter(isMoved), keptShare: kept.length / Object.keys(before).length }
}
