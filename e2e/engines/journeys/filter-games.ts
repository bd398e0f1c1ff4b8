import type { Journey } from '../journey.ts'
import { measureLight } from '../measure-light.ts'

/** Of one plain surface. */
const plainSpread = 12

export const filterGames: Journey = {
  name: 'the filters of a list look as the channel draws them, and an empty day does not look chosen',
  async run(page) {
    await page.open('/upcoming')
    await page.see({ label: 'Sport' })
    const appearance = await page.evaluate(() => {
      const select = document.querySelector('main select')
      return select && getComputedStyle(select).appearance
    })
    if (appearance !== 'none') throw new Error('The browser draws a list in its own way')
    // Other engines show how a day is written, such as mm/dd/yyyy.
    if (page.engine.name !== 'WebKit') return
    const { darkest, brightest } = await measureLight(page, await page.see({ label: 'From' }))
    if (brightest - darkest > plainSpread) throw new Error('An empty day shows a date')
  },
}
