import { expectAccessible } from './support/expect-accessible.ts'
import { findEvent } from './support/find-event.ts'
import { demoOperator, openStudio } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test('an operator reviews a game after the night, writes a note, closes it and reopens it', {
  tag: '@journey',
}, async ({ page }) => {
  test.setTimeout(120_000)
  // Far from the first, which the demo has closed already, and where other tests end theirs.
  const game = await findEvent(page.request, { type: 'paid', stream_status: 'finished', skip: 12 })
  await openStudio(page, demoOperator, `/studio/channels/northern-league/events/${game.id}`)
  await page.getByRole('link', { name: 'Review and close the night' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'After the night' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Money of the game' })).toContainText('Kept after refunds')
  await expect(main.getByRole('region', { name: 'Viewers' })).toContainText('Time watched')
  await main.getByLabel('New note').fill('The second microphone was off.')
  await main.getByRole('button', { name: 'Add the note' }).click()
  await expect(main.getByRole('region', { name: 'Notes' })).toContainText('The second microphone was off.')
  await expect(main.getByLabel('New note')).toHaveValue('')
  await main.getByRole('button', { name: 'Close the night' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the night' }).click()
  await expect(main.getByRole('status').filter({ hasText: 'Closed by' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await main.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await expect(main.getByText('This night is not closed yet.')).toBeVisible()
})
