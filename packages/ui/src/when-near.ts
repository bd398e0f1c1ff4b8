/** So far outside of the view a picture is fetched: a browser's own `loading="lazy"` begins two screens ahead. */
const margin = '160px'

const listeners = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Tells once that an element is in view or about to be; one that scrolls in a row of its own counts there. */
export function whenNear(element: Element, tell: () => void): () => void {
  observer ??= observe()
  listeners.set(element, tell)
  observer.observe(element)
  return () => observer?.unobserve(element)
}

function observe(): IntersectionObserver {
  // Not in every browser, and not in TypeScript's: without it cards of a row come when they are seen.
  const rowsToo = { scrollMargin: margin }
  return new IntersectionObserver(
    (entries, own) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        own.unobserve(target)
        listeners.get(target)?.()
      }
    },
    { rootMargin: margin, ...rowsToo },
  )
}
