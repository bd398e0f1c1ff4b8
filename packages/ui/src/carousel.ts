/** How long a slide is shown before the next one comes. */
export const slideMs = 6000
/** And how long before that its picture is fetched. */
export const aheadMs = 2000

export function nextSlide(index: number, count: number): number {
  return count === 0 ? 0 : (index + 1) % count
}

export function previousSlide(index: number, count: number): number {
  return count === 0 ? 0 : (index - 1 + count) % count
}

/** The slide that fills most of the track. */
export function slideAt(scrollLeft: number, slideWidth: number, count: number): number {
  if (slideWidth <= 0) return 0
  return Math.min(Math.max(Math.round(scrollLeft / slideWidth), 0), Math.max(count - 1, 0))
}

export interface CarouselFacts {
  count: number
  /** The viewer pressed pause, or touched the slides. */
  stopped: boolean
  hovered: boolean
  focused: boolean
  reducedMotion: boolean
}

/** Slides move by themselves only while nobody is reading or handling them. */
export function isAdvancing({ count, stopped, hovered, focused, reducedMotion }: CarouselFacts): boolean {
  return count > 1 && !stopped && !hovered && !focused && !reducedMotion
}
