import { expect, type Locator, type Page } from '@playwright/test'
import { enterCard } from './enter-card.ts'

/** Somebody in front of a page: what they press and type is counted. The fields of a card are a card. */
export interface Hand {
  tap(target: Locator): Promise<void>
  type(target: Locator, text: string): Promise<void>
  enterCard(number: string): Promise<void>
  taps: number
  fields: number
}

export function createHand(page: Page): Hand {
  const hand: Hand = {
    taps: 0,
    fields: 0,
    async tap(target) {
      hand.taps += 1
      await target.click()
    },
    async type(target, text) {
      hand.fields += 1
      await target.fill(text)
    },
    enterCard: number => enterCard(page, number),
  }
  return hand
}

/** From the gate of a game to its checkout. */
export async function walkToCheckout(page: Page, hand: Hand): Promise<void> {
  const main = page.getByRole('main')
  await hand.tap(main.getByRole('link', { name: /^(Watch|Buy) .*\$/ }).first())
  await expect(page).toHaveURL(/\/buy\?type=event/)
}
