import type { Slide } from '@grandstand/contract'

export interface SlidePlace {
  category?: number
  participant?: number
  group?: number
}

/** The slides of a sport, team or school; the main ones where there are none of its own. */
export function chooseSlides(slides: readonly Slide[], place: SlidePlace): Slide[] {
  for (const type of ['participant', 'group', 'category'] as const) {
    const own = slides.filter(slide => slide.slidable_type === type && slide.slidable_id === place[type])
    if (place[type] !== undefined && own.length > 0) return own
  }
  return slides.filter(slide => slide.slidable_type === 'main')
}
