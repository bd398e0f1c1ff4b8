import { test as base } from '@playwright/test'

/** Every page that a test opens must stay free of script errors and policy violations. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = []
      page.on('pageerror', error => problems.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy|React|hydrat/i.test(message.text())) problems.push(message.text())
      })
      await use(problems)
      base.expect(problems).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'
