import type { Slide } from '@grandstand/contract'
import { chooseSlides, type SlidePlace } from '@grandstand/rules'

/** Slides of the place itself; under its heading the channel's main ones would be out of place. */
export function ownSlides(slides: readonly Slide[], place: SlidePlace): Slide[] {
  return chooseSlides(slides, place).filter(({ slidable_type }) => slidable_type !== 'main')
}
