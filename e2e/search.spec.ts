import { expectAccessible } from './support/expect-accessible.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { expect, test } from './support/test.ts'

test('a search from the header forgives a typing error, and works by keyboard', { tag: '@journey' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/faq')
  await expect(page.locator('#splash')).toHaveCount(0)
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' })
  await opener.focus()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  const field = dialog.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('link', { name: 'All schools' })).toBeVisible()
  await expectAccessible(page)
  await field.fill('westvew')
  const school = dialog.getByRole('group', { name: 'Schools' }).getByRole('option')
  await expect(school).toContainText('Westview High School')
  await expect(dialog.getByRole('group', { name: 'Games' }).getByRole('option').first()).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)

  await field.press('Escape')
  // A closed dialog is hidden before the page has heard of it.
  await expect(page.locator('dialog[aria-label="Search"]')).toHaveCount(0)
  await expect(opener).toBeFocused()

  if (isMobile) await opener.click()
  else await page.keyboard.press('/')
  await field.fill('riverfell girls socer')
  const team = dialog.getByRole('group', { name: 'Teams' }).getByRole('option').first()
  await expect(team).toContainText('Riverfell Ravens Girls Soccer')
  const before = await dialog
    .getByRole('option')
    .evaluateAll(options => options.findIndex(option => option.closest('[aria-label="Teams"]')))
  for (let step = 0; step < before; step += 1) await field.press('ArrowDown')
  await expect(team).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL('/?participant=riverfell-ravens-soccer-women')
  await expect(dialog).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/faq')
  await expect(dialog).toHaveCount(0)
})

test('a search is typed before its field is there, and says what to do without a result', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  const letScriptsCome = await holdScripts(page)
  await page.keyboard.type('/zzzzzz')
  letScriptsCome()
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('combobox')).toHaveValue('zzzzzz')
  await expect(dialog).toContainText('Nothing found for “zzzzzz”')
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'All teams' }).click()
  await expect(page).toHaveURL('/teams')
  await expect(dialog).toHaveCount(0)
})

test('menus lead to all schools and teams, from A to Z', async ({ page, isMobile }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  if (isMobile) await page.getByRole('button', { name: 'More', exact: true }).click()
  const menu = isMobile ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Schools' }).click()
  await menu.getByRole('link', { name: 'All schools' }).click()
  await expect(page).toHaveURL('/schools')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schools A to Z')
  await expectAccessible(page)
  await page.getByRole('navigation', { name: 'Jump to a letter' }).getByRole('link', { name: 'W' }).click()
  await expect(page.getByRole('region', { name: 'W' }).getByRole('link')).toBeInViewport()

  await page.goto('/teams')
  await expect(page.getByRole('region', { name: 'A', exact: true })).toContainText('Ashfold Foxes')
  await expectAccessible(page)
})

test('the menu is visible on a tablet', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.locator('summary', { hasText: 'Teams' }).click()
  await expect(menu.getByRole('link', { name: 'All teams' })).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})
