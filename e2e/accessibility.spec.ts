import AxeBuilder from '@axe-core/playwright'
import { screens } from './support/screens.ts'
import { expect, test } from './support/test.ts'

for (const path of screens) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#splash')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
  })
}

test('axe finds nothing on the open menu', async ({ page, isMobile }) => {
  await page.goto('/')
  await expect(page.locator('#splash')).toHaveCount(0)
  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click()
  else await page.locator('summary', { hasText: 'Schools' }).first().click()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
})

test('axe finds nothing in a light palette, on a channel of its own host name', async ({ page, baseURL }) => {
  const light = baseURL?.replace('localhost', 'light.localhost') ?? ''
  for (const path of ['/', '/packages', '/faq', '/contacts']) {
    await page.goto(light + path)
    await expect(page.locator('#splash')).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(node => node.html) }))).toEqual([])
  }
})
