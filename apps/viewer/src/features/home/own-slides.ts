import type { Slide } from '@grandstand/contract'
import { chooseSlides, type SlideScope } from '@grandstand/rules'

/** Slides of the school, team or sport itself; under its heading the channel's main ones would be wrong. */
export function ownSlides(slides: readonly Slide[], scope: SlideScope): Slide[] {
  return chooseSlides(slides, scope).filter(({ slidable_type }) => slidable_type !== 'main')
}
