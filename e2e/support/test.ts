import { test as base, type Page } from '@playwright/test'
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
    async ({ page }, use, info) => {
      const problems: string[] = []
      page.on('pageerror', error => problems.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy|React|hydrat/i.test(message.text())) problems.push(message.text())
      })
      await use(problems)
      if (info.status !== info.expectedStatus) await printPage(page)
      base.expect(problems).toEqual([])
    },
    { auto: true },
  ],
})

const shownLines = 60

/** What a viewer saw when the test failed. Where it ran alone nobody can open its screenshot. */
async function printPage(page: Page): Promise<void> {
  const read = async () => ({
    main: await page.getByRole('main').ariaSnapshot({ timeout: 5_000 }),
    videos: await page.locator('video').evaluateAll(videos =>
      videos.map(video => {
        if (!(video instanceof HTMLVideoElement)) return null
        const { currentTime, duration, paused, ended, seeking, readyState, error } = video
        return { currentTime, duration, paused, ended, seeking, readyState, error: error?.message ?? null }
      }),
    ),
  })
  const seen = await read().catch(() => null)
  if (!seen) return
  console.log(`The page at the failure, ${page.url()}:`)
  console.log(seen.main.split('\n').slice(0, shownLines).join('\n'))
  for (const video of seen.videos) console.log(JSON.stringify(video))
}

export { expect } from '@playwright/test'
