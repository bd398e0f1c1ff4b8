const fadeMs = 500

/** The splash stands in the page from the first byte; it fades out over 500 ms, or at once for who wants rest, and is gone. */
export function endSplash(page: Document): void {
  const splash = page.getElementById('splash')
  if (!splash) return
  splash.classList.add('splash--leaving')
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  setTimeout(() => splash.remove(), isStill ? 0 : fadeMs)
}
