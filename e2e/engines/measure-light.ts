import sharp from 'sharp'
import type { Found } from './find-element.ts'
import type { Page } from './open-page.ts'

/** The darkest and the brightest that is seen in a region of the page, from 0 to 255: what a style sheet says may not be drawn. */
export async function measureLight(page: Page, { x, y, width, height }: Omit<Found, 'text'>) {
  const region = {
    left: Math.ceil(x),
    top: Math.ceil(y),
    width: Math.floor(width),
    height: Math.floor(height),
  }
  const picture = Buffer.from(await page.engine.takeScreenshot(), 'base64')
  const { channels } = await sharp(await sharp(picture).extract(region).greyscale().toBuffer()).stats()
  return { darkest: channels[0]?.min ?? 0, brightest: channels[0]?.max ?? 0 }
}
