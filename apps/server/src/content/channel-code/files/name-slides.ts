/** Slides that have no name get one by their place, so that each is known by a name, whatever its file says. */
export function nameSlides(slides: unknown): unknown {
  if (!Array.isArray(slides)) return slides
  const taken = new Set(slides.map(slide => (isNameable(slide) ? slide.alias : undefined)))
  return slides.map((slide, index) => {
    if (!isNameable(slide) || slide.alias !== undefined) return slide
    let number = index + 1
    while (taken.has(`slide-${number}`)) number += slides.length
    return { ...slide, alias: `slide-${number}` }
  })
}

function isNameable(slide: unknown): slide is { alias?: unknown } {
  return typeof slide === 'object' && slide !== null && !Array.isArray(slide)
}
