import type { Slide } from '@grandstand/contract'

export interface SlideScope {
  category?: number
  participant?: number
  group?: number
}

/** The slides of a sport, team or school; the main ones where there are none of its own. */
export function chooseSlides(slides: readonly Slide[], scope: SlideScope): Slide[] {
  for (const type of ['participant', 'group', 'category'] as const) {
    const own = slides.filter(slide => slide.slidable_type === type && slide.slidable_id === scope[type])
    if (scope[type] !== undefined && own.length > 0) return own
  }
  return slides.filter(slide => slide.slidable_type === 'main')
}
