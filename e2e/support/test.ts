import { test as base } from '@playwright/test'
import { freshPerson, type Person } from './account.ts'
import { createPerson } from './create-person.ts'

/**
 * Every page that a test opens must stay free of script errors and policy violations. It gets the screens that it opens,
 * as somebody who saves data does: all of them took a third of the work of opening a page.
 */
export const test = base.extend<{ problems: string[]; savesData: boolean; person: Person }>({
  savesData: [true, { option: true }],
  context: async ({ context, savesData }, use) => {
    if (savesData)
      await context.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      )
    await use(context)
  },
  /** Somebody new, with an account and the free pass. */
  person: async ({ request }, use, info) => {
    const person = freshPerson(info)
    await createPerson(request, person)
    await use(person)
  },
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
