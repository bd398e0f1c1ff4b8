import type { Journey } from '../journey.ts'
import { measureLight } from '../measure-light.ts'

/** Of one plain surface. */
const plainSpread = 12
/** The border of a field, with its corners. */
const edge = 6

export const filterGames: Journey = {
  name: 'the filters of a list look as the channel draws them, and an empty day does not look chosen',
  async run(page) {
    await page.open('/upcoming')
    await page.click({ role: 'button', name: 'Filters' })
    await page.see({ label: 'Sport' })
    const appearance = await page.evaluate(() => {
      const select = document.querySelector('dialog[open] select')
      return select && getComputedStyle(select).appearance
    })
    if (appearance !== 'none') throw new Error('The browser draws a list in its own way')
    // Other engines show how a day is written, such as mm/dd/yyyy.
    if (page.engine.name !== 'WebKit') return
    const { x, y, width, height } = await page.see({ label: 'From' })
    const inner = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge }
    const { darkest, brightest } = await measureLight(page, inner)
    if (brightest - darkest > plainSpread) throw new Error('An empty day shows a date')
  },
}
