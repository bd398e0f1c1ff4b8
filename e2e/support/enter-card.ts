import type { Page } from '@playwright/test'

/** The sandbox's test cards. */
export const cards = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  /** Its bank asks in a sheet over the page. */
  asksBank: '4000002760003184',
  /** Its bank asks on a page of its own. */
  leadsAway: '4000002500003155',
  /** Taken once, declined at each payment after. */
  failsLater: '4000000000000341',
} as const

/** In the provider's own frame. */
export async function enterCard(page: Page, number: string): Promise<void> {
  const frame = page.frameLocator('main iframe[title="Card number"]')
  await frame.getByLabel('Card number').fill(number)
  await frame.getByLabel('Expires').fill('12 / 34')
  await frame.getByLabel('Security code').fill('123')
}

/** The names of the tries that a page sends from now on. */
export function followTries(page: Page): string[] {
  const keys: string[] = []
  page.on('request', request => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/stripe/buy')) return
    keys.push(request.postDataJSON().idempotency_key)
  })
  return keys
}
